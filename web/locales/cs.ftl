### shell

skip = Přejít k obsahu
nav = Hlavní nabídka
nav-games = Moje partie
nav-account = Účet
nav-to-move = na tahu
sign-in = Přihlásit se
sign-up = Založit účet
sign-out = Odhlásit se
account = Účet
account-menu = Účet: { $who }
language = Jazyk
dark-mode = Tmavý vzhled
loading = Načítá se…
retry = Zkusit znovu
trouble = Něco se nepovedlo
back-home = Na úvodní stránku
footer = Server měří čas každého tahu na sekundu a uchovává všechny zprávy.
source = Zdrojový kód
licences = Licence
about = O projektu
privacy = Soukromí
keyboard = Klávesnice a čtečky

### players and moves

title-GM = Velmistr
title-SIM = Senior International Master
title-IM = Mezinárodní mistr
title-CCM = Mistr korespondenčního šachu
title-CCE = Expert korespondenčního šachu
title-LGM = Velmistryně
title-LIM = Mezinárodní mistryně
until = do { $when }
since = od { $when }
overdue = Po termínu

### my games

your-move = { $n ->
    [0] Žádná partie nečeká na váš tah
    [one] { $n } partie čeká na váš tah
    [few] { $n } partie čekají na váš tah
   *[other] { $n } partií čeká na váš tah
 }
next-deadline = Nejbližší termín je { $when }, soupeř { $who }.
deadline-passed = Termín vypršel { $when }, soupeř { $who }.
nothing-to-move = Přemýšlejí vaši soupeři.
show = Zobrazit
show-running = Rozehrané
show-mine = Na tahu
show-theirs = Čekám
show-finished = Dohrané
sort = Řadit
sort-deadline = Podle termínu
sort-event = Podle turnaje
find-games = Najít soupeře nebo turnaj
to-move = Na tahu
waiting = { $n ->
    [one] Čekáte na { $n } soupeře
    [few] Čekáte na { $n } soupeře
   *[other] Čekáte na { $n } soupeřů
 }
finished-games = { $n ->
    [0] Zatím žádná dohraná partie
    [one] { $n } dohraná partie
    [few] { $n } dohrané partie
   *[other] { $n } dohraných partií
 }
their-time = Čas soupeře
start = Výchozí postavení
draw-offered = Nabídka remízy
draw-offered-by-you = Nabídli jste remízu
messages-count = { $n ->
    [one] { $n } zpráva
    [few] { $n } zprávy
   *[other] { $n } zpráv
 }
no-games = Zatím nehrajete žádnou partii
no-games-text = Partie se tu objeví v den, kdy začne vaše skupina. Dostanete e-mail.
no-match = Žádný soupeř ani turnaj neodpovídá hledání „{ $text }“.
no-waiting = Žádný soupeř není na tahu.
no-finished-text = Až partie skončí, zůstane tu její výsledek i tahy.
won = Výhra
lost = Prohra
drawn = Remíza
reason-checkmate = mat
reason-stalemate = pat
reason-dead-position = mrtvá pozice
reason-resignation = vzdání
reason-agreement = dohoda
reason-time-forfeiture = překročení času
reason-silence = mlčení
flag-mine = Váš praporek spadl
flag-theirs = Praporek spadl: reklamujte výhru
leave-mine = Máte dovolenou do { $when }
leave-theirs = Dovolená do { $when }
silence-tag = { $level ->
    [announced] Ohlášeno delší rozmýšlení
    [red] { $n } dnů bez tahu: prohra { $when }
    [amber] { $n } dnů bez tahu, po 40 prohra
   *[quiet] { $n } dnů bez tahu
 }

### signing in

sign-in-title = Přihlášení
sign-in-then = Tuto stránku uvidíte po přihlášení.
no-account = Nemáte ještě účet?
have-account = Máte už účet?
forgot = Zapomněli jste heslo?
email = E-mail
password = Heslo
password-new = Nové heslo
password-show = Ukázat heslo
password-hide = Skrýt heslo
password-hint = Aspoň 10 znaků. Hodí se krátká věta.
given-name = Jméno
family-name = Příjmení
federation = Federace
federation-choose = Vyberte…
federation-ENG = Anglie
federation-SCO = Skotsko
federation-WLS = Wales
sign-up-title = Nový účet
sign-up-lede = Vaše jméno a federace jsou veřejné, e-mailová adresa ne.
sign-up-done = Podívejte se do pošty
sign-up-done-text = Napsali jsme na adresu { $email }. Otevřete odkaz z toho dopisu a účet je hotový.
mail-missing = Dopis nedorazil ani po několika minutách? Podívejte se do nevyžádané pošty nebo zkuste adresu napsat znovu a pečlivě.
verify-title = Ověřuje se vaše adresa
verify-done = Vaše adresa je ověřená
verify-done-text = Vítejte na Posthornu. Přihlaste se a první partie může začít.
verify-failed = Adresu se nepodařilo ověřit
forgot-title = Nové heslo
forgot-lede = Napište svou e-mailovou adresu. Pošleme vám odkaz, přes který si zvolíte nové heslo.
forgot-send = Poslat odkaz
forgot-done-text = Pokud k adrese { $email } patří účet, dopis je na cestě. Odkaz v něm funguje jednou a jen krátce.
reset-title = Zvolte si nové heslo
reset-lede = Budete odhlášeni na všech zařízeních.
reset-send = Uložit heslo
reset-done = Heslo je změněné
reset-done-text = Všude jsme vás odhlásili. Přihlaste se novým heslem.
signed-out = Jste odhlášeni.
field-required = Vyplňte prosím toto pole.
field-email = Toto není e-mailová adresa.
field-short = { $n ->
    [one] Aspoň { $n } znak, prosím.
    [few] Aspoň { $n } znaky, prosím.
   *[other] Aspoň { $n } znaků, prosím.
 }
field-long = { $n ->
    [one] Nejvýše { $n } znak, prosím.
    [few] Nejvýše { $n } znaky, prosím.
   *[other] Nejvýše { $n } znaků, prosím.
 }

### account

account-profile = O vás
account-name = Jméno
account-rating = Rating
account-no-rating = zatím bez ratingu
account-title = Titul
account-no-title = žádný
account-roles = Role
account-number = Číslo hráče
role-player = hráč
role-director = rozhodčí
role-organiser = pořadatel
role-officer = funkcionář
role-federation = federace
prefs = Na tomto zařízení
prefs-note = Tyto volby zůstávají jen v tomto prohlížeči.
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
board-theme = Šachovnice
board-airmail = Letecká pošta
board-walnut = Ořech
board-green = Zelená
board-contrast = Vysoký kontrast
notation = Notace
notation-figurines = Figurky
notation-letters = Písmena
notation-example = Například

### where players look for leave and settings, and what forms say

nav-leave = Dovolená
nav-settings = Nastavení a e-maily
desk-nav-claims = Reklamace
desk-nav-outages = Výpadky
desk-nav-leave = Dovolené hráčů
desk-nav-mails = Nedoručené e-maily
field-range = Zadejte celé číslo od { $min } do { $max }.
field-date-range = Zadejte den od { $min } do { $max }.
field-unreadable = Toto nelze přečíst.

### pages

not-found = Taková stránka tu není
not-found-text = V adrese je možná překlep, nebo se stránka přestěhovala.

### problems

error-with-rule = { $text } ({ $rule })
error-unreachable = Posthorn neodpovídá. Jste připojeni k internetu? Nic se neztratilo, zkuste to znovu.
error-unavailable = Posthorn má na chvíli pauzu. Nic se neztratilo, zkuste to za okamžik.
error-internal = Na naší straně se něco nepovedlo. Nic se neztratilo, zkuste to znovu.
error-chunk = Tuto část stránky se nepodařilo načíst. Možná vyšla novější verze.
error-unauthenticated = Nejdřív se prosím přihlaste.
error-token-expired = Přihlaste se prosím znovu.
error-session-expired = Přihlaste se prosím znovu.
error-session-reused = Toto přihlášení někdo použil na dvou místech, proto jsme je pro jistotu ukončili. Přihlaste se prosím znovu.
error-forbidden = Na to nemáte oprávnění.
error-not-found = Nic takového tu není.
error-unknown-game = Taková partie neexistuje.
error-body-too-large = Je to příliš dlouhé.
error-too-many-attempts = Příliš mnoho pokusů. Zkuste to znovu za { $minutes } min.
error-wrong-credentials = E-mailová adresa nebo heslo nesouhlasí.
error-email-unconfirmed = Vaše adresa ještě není ověřená. Otevřete odkaz z dopisu, který jsme vám poslali.
error-weak-password = Heslo má mít 10 až 256 znaků.
error-invalid-email = Toto není e-mailová adresa.
error-invalid-name = Takové jméno nelze použít. Písmena, mezery, spojovníky a apostrofy jsou v pořádku.
error-invalid-federation = Takovou federaci neznáme.
error-invalid-token = Odkaz není správný, už byl použit nebo je příliš starý.

### game

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

game-white = Bílý
game-black = Černý
game-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dnů
 }
game-number = Partie { $n }
game-since = začátek { $when }
game-start = Výchozí postavení
game-used = zatím spotřebováno: { $days }
game-for-moves = { $n ->
    [one] na { $n } tah
    [few] na { $n } tahy
   *[other] na { $n } tahů
 }
game-no-time = čas vypršel
game-thinking = na tento tah zatím { $time }
game-clock-runs = na tahu, hodiny běží
game-clock-stands = hodiny stojí
game-clock-bank = { $clock } na hodinách, { $bank } v zásobě
game-no-limit = bez časového limitu
game-budget = rozpočet: { $days }
game-doubled = dny se teď počítají dvakrát
game-doubles-from = od { $when } se dny počítají dvakrát
game-silence-at = mlčením prohra { $when }
game-time-control = Tempo hry
game-flag-at = praporek spadne { $when }
game-flag-fell = praporek spadl { $when }
game-replay = Přehrávání
game-tool-first = Výchozí postavení
game-tool-prev = Předchozí tah
game-tool-next = Další tah
game-tool-last = Poslední tah
game-tool-flip = Otočit šachovnici
game-tool-print = Tisk
game-moves = Tahy
game-times = Časy
game-no-moves = Zatím nepadl žádný tah.
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
game-take-back = Vzít zpět
game-submit = Odeslat…
game-with-move = Nabídka remízy, zpráva
game-offer-draw = Nabídnout tímto tahem remízu
game-message-to = Zpráva pro soupeře ({ $who })
game-message-length = { $n } z { $limit } znaků

game-review-title = Opravdu poslat tento tah?
game-review-note = Zatím se nic neodeslalo. Odeslaný tah už nelze vzít zpět.
game-time-used = Čas na tento tah
game-charged = { $n ->
    [0] nic se nezapočítá
    [one] započítá se { $n } den
    [few] započítají se { $n } dny
   *[other] započítá se { $n } dnů
 }
game-time-left = Potom zbývá
game-until-control = { $n ->
    [one] na { $n } tah, do { $move }. tahu
    [few] na { $n } tahy, do { $move }. tahu
   *[other] na { $n } tahů, do { $move }. tahu
 }
game-draw = Remíza
game-draw-with = nabídnuta tímto tahem
game-draw-none = nenabídnuta
game-message = Zpráva
game-ends = Ukončí partii
game-send = Poslat { $move }
game-send-again = Poslat { $move } znovu
game-change = Změnit
game-uncertain-title = Není jisté, zda váš tah dorazil.
game-uncertain-text = Odpověď nepřišla. Pošlete ho znovu: tah, který dorazí dvakrát, platí jednou.

game-sent-title = Tah je na cestě
game-sent-text = { $move } – doručeno { $when }.
variant-sent-answer = { $who }: odpověď byla připravena předem. { $move } se zahrálo hned a běží vaše hodiny.
game-sent-clock = Vaše hodiny stojí; na tahu je soupeř ({ $who }).
game-next = Další partie na tahu: { $who }
game-my-games = Moje partie
game-receipt = Potvrzenka
game-receipt-text = Podepsané potvrzení serveru, že tah přijal. Chcete-li, uschovejte si ho: ověřit ho lze veřejným klíčem serveru, i bez jeho pomoci.
game-receipt-at = Přijato
game-receipt-hash = Otisk dosavadní partie
game-receipt-jws = Podpis (JWS)
game-copy = Zkopírovat
game-copied = Zkopírováno.
game-save = Uložit do souboru

game-waiting = { $color ->
    [white] Na tahu je bílý: přemýšlí { $who }.
   *[black] Na tahu je černý: přemýšlí { $who }.
 }
game-starts = Partie začíná { $when }.

game-offer-title = { $whose ->
    [mine] Nabídli jste remízu
   *[theirs] { $who } nabízí remízu
 }
game-offer-text = { $whose ->
    [mine] Tahem { $move }. Nabídka platí, dokud ji soupeř nepřijme nebo neodmítne.
   *[theirs] Tahem { $move }. Nabídka platí, dokud nebude přijata nebo odmítnuta.
 }
game-accept = Přijmout…
game-decline = Odmítnout…
game-accept-title = Přijmout remízu?
game-accept-text = Partie hned skončí výsledkem ½–½. Soupeř ({ $who }) se to dozví.
game-accept-action = Souhlasím s remízou
game-decline-title = Odmítnout remízu?
game-decline-text = Nabídka zanikne a hraje se dál. Soupeř ({ $who }) se to dozví.
game-decline-action = Odmítnout nabídku
game-cancel = Zrušit

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

claim-by-director = Rozhodčí
game-messages = Zprávy
game-no-messages = Zatím žádná zpráva. Pozdrav potěší.
game-no-messages-seen = Žádné zprávy.
game-write-to = Napsat soupeři ({ $who }) bez tahu
game-message-send = Poslat zprávu
game-message-again = Poslat zprávu znovu
game-actions = Další k této partii
game-pgn = Uložit PGN
game-record = Uložit podepsaný záznam
game-resign = Vzdát…
game-resign-title = Vzdát tuto partii?
game-resign-text = Partie hned skončí a vyhrává { $who }. Vzít to zpět nelze.
game-resign-action = Vzdát partii
game-zone = Časy jsou v pásmu { $zone }.

error-not-your-game = Tato partie je pro vás zavřená: do konce ji vidí jen hráči a rozhodčí.
error-game-finished = Partie už skončila.
error-already-moved = Na tuto pozici jste už odpověděli.
error-stale-position = Toto už není současná pozice partie.
error-unknown-ply = Tak daleko partie ještě není.
error-flag-fallen = Váš čas vypršel.
error-silent-too-long = Uplynulo více než 40 dnů bez tahu.
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

### variants, claims and the director, as far as every game page needs them

notation-english = Anglická písmena
notation-numbers = Čísla

variant-chess960 = Chess960
variant-chess960-start = Chess960, pozice { $n }
variant-makruk = Makruk
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

desk-nav = Stůl rozhodčího

reason-repetition = opakování pozice
reason-fifty-moves = pravidlo 50 tahů
reason-tablebase-win = databáze koncovek
reason-tablebase-draw = databáze koncovek
reason-count-run-out = dopočítáno
reason-count-mate = mat od počítajícího
game-end-repetition = Remíza trojím opakováním pozice
game-end-fifty-moves = Remíza podle pravidla 50 tahů
game-end-tablebase-win = Výhra podle databáze koncovek
game-end-tablebase-draw = Remíza podle databáze koncovek
game-end-count-run-out = Remíza: počítání došlo ke konci
game-end-count-mate = Remíza: mat dal hráč, který počítal

error-claim-waits = O reklamaci rozhoduje rozhodčí. Do té doby nesmí nikdo táhnout.
error-offers-not-allowed = Remízu teď nabídnout nelze.

### analysis

analysis-link = Analyzovat
analysis-link-prepare = Připravit odpovědi
