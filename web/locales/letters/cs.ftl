### letters in an event of teams

letters-to-team = Družstvo { $name }
letters-to-officials = Rozhodčí turnaje a pořadatelé
letters-to-section = Kapitáni skupiny { $name }
letters-to-captains = Všichni kapitáni
letters-to-captain = Kapitán družstva { $name }
letters-to-replaced = { $name } (nahrazený hráč)
letters-about-games = Zde si vyžádejte podklady k partiím, které dohrává náhradník, a uveďte důvod (TR-8.7f, SKS-7.10)
letters-as-replaced = Jako nahrazený hráč
letters-with-players = Kapitán a hráči
letters-with-officials = S rozhodčím turnaje a pořadateli
letters-as-captain = Za družstvo { $name }

letters-none = Dopisy v tomto turnaji si píší kapitáni, hráči družstev, rozhodčí a pořadatelé, a mezi ně nepatříte.
letters-count = { $n ->
    [0] zatím žádný dopis
    [one] { $n } dopis
    [few] { $n } dopisy
   *[other] { $n } dopisů
 }
letters-new = nové
letters-another-captain = Napsat kapitánovi jiného družstva
letters-a-captain = Napsat kapitánovi družstva
letters-write = Napsat

letters-read-by = Čtou:
letters-readers = Čte { $n } lidí
letters-no-letters = Zatím nikdo nic nenapsal.
letters-earlier = Zobrazit starší dopisy
letters-earlier-shown = { $n ->
    [one] Přibyl { $n } starší dopis.
    [few] Přibyly { $n } starší dopisy.
   *[other] Přibylo { $n } starších dopisů.
 }
letters-somebody = Někdo
letters-text = Dopis
letters-hint = Všem, kdo ho čtou, přijde i e-mailem. Nejvýše 4 000 znaků.
letters-send = Poslat
letters-send-again = Poslat znovu
letters-sent = Dopis je odeslán.

### refusals

error-unknown-conversation = Taková konverzace v tomto turnaji není.
error-not-in-conversation = Této konverzace se neúčastníte.
error-letter-empty = Dopis je prázdný.
error-letter-too-long = Dopis je příliš dlouhý, smí mít nejvýš 4 000 znaků.
error-too-many-letters = Za jeden den jste sem napsali 30 dopisů: další pošlete, až bude první z nich den starý.
