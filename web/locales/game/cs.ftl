### the page of a game; analysis and the director's desk show parts of it

error-unknown-game = Taková partie neexistuje.

board-label = Šachovnice. Šipkami procházíte pole, Enterem figuru zvednete a položíte.
board-empty = prázdné
board-pawn = { $color ->
    [white] bílý pěšec
   *[black] černý pěšec
 }
board-knight = { $color ->
    [white] bílý jezdec
   *[black] černý jezdec
 }
board-bishop = { $color ->
    [white] bílý střelec
   *[black] černý střelec
 }
board-rook = { $color ->
    [white] bílá věž
   *[black] černá věž
 }
board-queen = { $color ->
    [white] bílá dáma
   *[black] černá dáma
 }
board-king = { $color ->
    [white] bílý král
   *[black] černý král
 }
board-can-go = { $square }: { $piece }. Může na { $targets }.
board-cannot-move = Na { $square } není figura, která by mohla táhnout.
board-put-back = Položeno zpět.
board-promote = Proměnit v
board-cancel = Zrušit

game-move-kept = Posthorn neodpovídá. Tah zůstává uložený v tomto zařízení a nic se neodeslalo. Odešlete ho, až budete zase připojeni.
game-white = Bílý
game-black = Černý
game-rematch = Přátelská odveta
game-number = Partie { $n }
game-unrated = bez zápočtu na rating
game-since = začátek { $when }
game-start = Výchozí postavení
game-used = zatím spotřebováno: { $days }
game-thinking = na tento tah zatím { $time }
game-plays-on = Od { $when } hraje místo hráče { $name }
game-until-then = { $name } do { $when }
game-clock-runs = na tahu, hodiny běží
game-clock-stands = hodiny stojí
game-doubled = dny se teď počítají dvakrát
game-doubles-from = od { $when } se dny počítají dvakrát
game-time-control = Tempo hry
game-replay = Přehrávání
game-tool-first = Výchozí postavení
game-tool-prev = Předchozí tah
game-tool-next = Další tah
game-tool-last = Poslední tah
game-tool-flip = Otočit šachovnici
game-tool-print = Tisk
game-moves = Tahy
game-times = Časy
game-left-after = zbylo: { $left }
game-no-moves = Zatím nepadl žádný tah.
game-no-moves-made = Nebyl zahrán žádný tah.
game-move-title = { $when }, započteno: { $days }
game-offered-mark = s nabídkou remízy
game-after = po { $move }

game-your-move = Váš tah
game-move-number = { $n }. tah
game-move-field = Váš tah, notací nebo čísly
game-move-placeholder = Jf3
game-move-hint = Táhněte na šachovnici, nebo napište Jf3, 7163 či g1f3.
game-understood = Rozumím:
game-which = Který tah myslíte?
game-no-legal-move = „{ $text }“ tu není přípustný tah.
game-choose-first = Nejdřív zvolte tah: na šachovnici, nebo ho sem napište.
game-earlier = Toto je dřívější pozice. Táhnout lze jen v poslední.
game-take-back = Vzít zpět
game-submit = Odeslat…
game-with-move = Nabídka remízy, zpráva
game-offer-draw = Nabídnout tímto tahem remízu
game-message-to = Zpráva pro soupeře ({ $who })

game-review-title = Opravdu poslat tento tah?
game-review-note = Zatím se nic neodeslalo. Odeslaný tah už nelze vzít zpět.
game-time-now = Teď zbývá
game-time-used = Čas na tento tah
game-charged = { $n ->
    [0] nic se nezapočítá
    [one] započítá se { $n } den
    [few] započítají se { $n } dny
   *[other] započítá se { $n } dní
 }
game-time-left = Potom zbývá
game-until-control = , do { $move }. tahu
game-draw = Remíza
game-draw-with = nabídnuta tímto tahem
game-draw-none = nenabídnuta
game-draw-open = { $whose ->
    [mine] vaše nabídka platí dál
   *[theirs] nabídka platí dál ({ $who }): váš tah ji neodmítá
 }
game-message = Zpráva
game-send = Poslat { $move }
game-send-again = Poslat { $move } znovu
game-send-prepare = Poslat a připravit odpovědi
game-sent-toast = { $move } – tah je na cestě.
game-change = Změnit
game-uncertain-title = Není jisté, zda váš tah dorazil.
game-uncertain-text = Odpověď nepřišla. Pošlete ho znovu: tah, který dorazí dvakrát, platí jednou.

game-sent-title = Tah je na cestě
game-sent-text = { $move } – doručeno { $when }.
variant-sent-answer = { $who }: odpověď byla připravena předem. { $move } se zahrálo hned a běží vaše hodiny.
game-sent-clock = Vaše hodiny stojí; na tahu je soupeř ({ $who }).
game-next = Další partie na tahu: { $who }
game-next-claim = Výhra k reklamaci: { $who }
game-next-offer = Nabídka remízy k zodpovězení: { $who }
game-next-later = Prohlédli jste si všechny partie, které na vás čekají. { $n ->
    [one] Jedna zbývá na později.
    [few] { $n } zbývají na později.
   *[other] { $n } jich zbývá na později.
 }
game-next-again = K odloženým partiím
game-next-none = Žádná další partie na vás nečeká.
game-my-games = Moje partie

going = Moje partie po sobě
going-prev = Předchozí partie
going-next = Další partie
going-place = { $n } z { $of }
going-skip = Přeskočit
going-waits = Další, která na vás čeká
going-later = { $n ->
    [one] Jedna na později
    [few] { $n } na později
   *[other] { $n } na později
 }

game-waiting = { $color ->
    [white] Na tahu je bílý: přemýšlí { $who }.
   *[black] Na tahu je černý: přemýšlí { $who }.
 }
game-starts = Partie začíná { $when }.
game-delayed = { $moves ->
    [one] Partie pokračuje. Zobrazuje se se zpožděním jednoho tahu.
   *[other] Partie pokračuje. Zobrazuje se se zpožděním { $moves } tahů.
 }

claim-by-director = Rozhodčí
game-messages = Zprávy
game-no-messages = Zatím žádná zpráva. Pozdrav potěší.
game-no-messages-at-all = Žádné zprávy.
game-no-messages-seen = Co si hráči píší, se neukazuje.
game-write-to = Napsat soupeři ({ $who }) bez tahu
game-message-send = Poslat zprávu
game-message-again = Poslat zprávu znovu
game-actions = Další k této partii
game-pgn = Uložit PGN
game-record = Uložit podepsaný záznam
game-resign = Vzdát…
game-zone = Časy jsou v pásmu { $zone }.

error-not-your-game = Tato partie je pro vás zavřená: do konce ji vidí jen hráči a rozhodčí.
error-game-finished = Partie už skončila.
error-already-moved = Na tuto pozici jste už odpověděli.
error-stale-position = Toto už není současná pozice partie.
error-unknown-ply = Tak daleko partie ještě není.
error-flag-fallen = Váš čas vypršel.
error-time-in-doubt = Server neběžel, nebo měl špatný čas. Váš čas mezitím vypršel, ale dokud funkcionář nerozhodne, zda se ta doba vrátí, nikdo na čas neprohraje. Zkuste to prosím později.
error-damaged-game = Záznam této partie je poškozený. Dokud ho provozovatel serveru neobnoví, nic se v ní nezahraje ani neprohraje.
error-silent-too-long = Uplynulo více než 40 dní bez tahu.
error-on-leave = Máte dovolenou. Chcete-li táhnout dřív, ukončete ji.
error-not-your-turn = Nejste na tahu.
error-unreadable-move = Server tento tah nepřečetl.
error-ambiguous-move = Hodí se víc tahů: { $candidates }.
error-illegal-move = Tento tah není přípustný.
error-promotion-missing = Řekněte, v co se pěšec promění.
error-no-draw-offer = Žádná nabídka remízy není otevřená.
error-draw-too-early = Na nabídku remízy je příliš brzy.
error-too-many-messages = Tato partie má 500 zpráv, víc jich mít nemůže.
error-message-too-long = Zpráva je příliš dlouhá, smí mít nejvýš 2 000 znaků.

variant-chess960-start = Chess960, pozice { $n }
variant-khun = { $color ->
    [white] bílý khun
   *[black] černý khun
 }
variant-met = { $color ->
    [white] bílý met
   *[black] černý met
 }
variant-met-turned = { $color ->
    [white] bílý met z bia
   *[black] černý met z bia
 }
variant-khon = { $color ->
    [white] bílý khon
   *[black] černý khon
 }
variant-ma = { $color ->
    [white] bílý ma
   *[black] černý ma
 }
variant-rua = { $color ->
    [white] bílá rua
   *[black] černá rua
 }
variant-bia = { $color ->
    [white] bílé bia
   *[black] černé bia
 }
variant-makruk-placeholder = Sd2
variant-makruk-hint = Táhněte na šachovnici, nebo napište Sd2, 3142 či c1d2.
variant-sent-ahead = poslán předem

claim-open = Reklamovat…
claim-offers-once = Remízu lze v této partii nabídnout jednou.
claim-offers-once-in-ten = Remízu lze nabídnout jednou za deset tahů.
claim-offers-open = Jedna nabídka remízy už platí.
claim-offers-not-before = Remízu lze nabídnout od { $move }. tahu.
claim-offers-never = V tomto turnaji se remíza nabízet nesmí.
claim-offers-early = Remízu lze nabídnout, až oba hráči táhnou.
claim-offers-not-now = S tímto tahem remízu nabídnout nelze.
claim-offers-refused = nabídka remízy teď není dovolena a odpadá

error-claim-waits = O reklamaci rozhoduje rozhodčí. Do té doby nesmí nikdo táhnout.
error-offers-not-allowed = Remízu teď nabídnout nelze.

analysis-link = Analyzovat
game-note = Moje poznámka k partii
analysis-link-prepare = Připravit odpovědi

game-ends = Ukončí partii
game-end-checkmate = { $by ->
    [white] Bílý dal mat
   *[black] Černý dal mat
 }
game-end-stalemate = Pat
game-end-dead-position = Mrtvá pozice: mat už nemůže dát nikdo
game-end-resignation = { $by ->
    [white] Bílý se vzdal
   *[black] Černý se vzdal
 }
game-end-agreement = Remíza dohodou
game-end-silence = { $by ->
    [white] Bílý se příliš dlouho neozval
   *[black] Černý se příliš dlouho neozval
 }
game-end-time-forfeiture = { $by ->
    [white] Bílý překročil čas
   *[black] Černý překročil čas
 }
game-end-repetition = Remíza trojím opakováním pozice
game-end-fifty-moves = Remíza podle pravidla 50 tahů
game-end-tablebase-win = Výhra podle databáze koncovek
game-end-tablebase-draw = Remíza podle databáze koncovek
game-end-count-run-out = Remíza: počítání došlo ke konci
game-end-count-mate = Remíza: mat dal hráč, který počítal
game-end-default = { $by ->
    [white] Bílý prohrál kontumačně
    [black] Černý prohrál kontumačně
   *[none] Oba prohráli kontumačně
 }
game-end-cancelled = Zrušeno: partie se do ničeho nepočítá
game-end-adjudication = Rozhodla adjudikace
game-end-recorded = Zapsaný výsledek: partie se hrála jinde

game-decisions = Rozhodnutí a dotazy
game-report = Nahlásit…
game-reported = Tuto zprávu jste nahlásili.

### material

material-up = { $who } má o { $what } víc
material-for = { $who } má { $what } za { $forIt }
material-queen = { $n ->
    [one] dámu
    [few] { $n } dámy
   *[other] { $n } dam
 }
material-rook = { $n ->
    [one] věž
    [few] { $n } věže
   *[other] { $n } věží
 }
material-bishop = { $n ->
    [one] střelce
    [few] { $n } střelce
   *[other] { $n } střelců
 }
material-knight = { $n ->
    [one] jezdce
    [few] { $n } jezdce
   *[other] { $n } jezdců
 }
material-pawn = { $n ->
    [one] pěšce
    [few] { $n } pěšce
   *[other] { $n } pěšců
 }
error-not-shown-yet = Tahy této partie zatím nejsou veřejné.
