### my games

your-move = { $n ->
    [0] Žádná partie nečeká na váš tah
    [one] { $n } partie čeká na váš tah
    [few] { $n } partie čekají na váš tah
   *[other] { $n } partií čeká na váš tah
 }
your-turn = { $n ->
    [one] { $n } partie čeká na vás
    [few] { $n } partie čekají na vás
   *[other] { $n } partií čeká na vás
 }
your-answer = { $n ->
    [one] { $n } věc čeká na vás
    [few] { $n } věci čekají na vás
   *[other] { $n } věcí čeká na vás
 }
claims-wait = { $n ->
    [one] Soupeři spadl praporek: můžete reklamovat výhru.
    [few] Praporky spadly { $n } soupeřům: můžete reklamovat výhry.
   *[other] Praporky spadly { $n } soupeřům: můžete reklamovat výhry.
 }
offers-wait = { $n ->
    [one] Soupeř nabízí remízu.
    [few] { $n } soupeři nabízejí remízu.
   *[other] { $n } soupeřů nabízí remízu.
 }
asked-you = Rozhodčí se vás na něco ptá a čeká na odpověď.
asked-game = partie { $n }
next-deadline = Nejbližší termín je { $when }, soupeř { $who }.
deadline-passed = Termín vypršel { $when }, soupeř { $who }.
nothing-to-move = Přemýšlejí vaši soupeři.
show = Zobrazit
show-running = Rozehrané
show-mine = Na řadě
show-theirs = Čekám
show-finished = Dohrané
sort = Řadit
sort-deadline = Podle termínu
sort-event = Podle turnaje
list = Podoba
list-boards = Šachovnice
list-table = Tabulka
column-opponent = Soupeř
column-event = Turnaj
column-variant = Varianta
column-last = Poslední tah
column-turn = Na tahu
column-time = Zbývá
column-result = Výsledek
column-tags = Poznámky
turn-mine = Vy
turn-theirs = Soupeř
find-games = Najít soupeře, turnaj nebo variantu
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
finished-games-latest = { $n ->
    [one] Poslední dohraná partie
    [few] Poslední { $n } dohrané partie
   *[other] Posledních { $n } dohraných partií
 }
finished-older = Ukázat starší
finished-older-search = Hledá se jen mezi dosud ukázanými partiemi.
their-time = Čas soupeře
start = Výchozí postavení
only = Jen
only-offer = Nabídky remízy
only-unread = Nové zprávy
only-messages = Zprávy
only-claim = Reklamace
only-stopped = Zastavené
found = { $n ->
    [one] Nalezena { $n } partie
    [few] Nalezeny { $n } partie
   *[other] Nalezeno { $n } partií
 }
no-found = Neodpovídá žádná partie.
new-move = Nový tah
messages-new = { $n ->
    [one] { $n } nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
 }
since-title = Od vaší poslední návštěvy
since-dismiss = Skrýt
since-more = { $n ->
    [one] ještě { $n } dohraná partie
    [few] ještě { $n } dohrané partie
   *[other] ještě { $n } dohraných partií
 }
since-moved = { $n ->
    [one] Soupeř táhl v { $n } partii.
   *[other] Soupeři táhli v { $n } partiích.
 }
list-as-of = Seznam ukazuje stav z { $when }.
draw-offered = Nabídka remízy
draw-offered-by-you = Nabídli jste remízu
messages-count = { $n ->
    [one] { $n } zpráva
    [few] { $n } zprávy
   *[other] { $n } zpráv
 }
games-damaged = { $n ->
    [one] Záznam partie { $games } je poškozený.
   *[other] Záznamy partií { $games } jsou poškozené.
 } Dokud to provozovatel serveru nenapraví, nic se tam nezahraje ani neprohraje.
no-games = Zatím nehrajete žádnou partii
no-games-text = Partie se tu objeví v den, kdy začne vaše skupina. Dostanete e-mail.
no-games-play = Zahrát si přátelskou partii
no-games-desk = Ke stolu rozhodčího
no-games-federation = K vaší federaci
no-match = Žádný soupeř, turnaj ani varianta neodpovídá hledání „{ $text }“.
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
flag-in-doubt = Praporek spadl: nejdřív rozhodne funkcionář
flag-theirs = Praporek spadl: reklamujte výhru
stands-claim = Reklamace je u rozhodčího
stands-director = Rozhodčí zastavil hodiny
stands-adjudication = U posuzovatelů
stands-elsewhere = Hraje se jinde
leave-mine = Máte dovolenou do { $when }
leave-theirs = Dovolená do { $when }
silence-tag = { $level ->
    [announced] Ohlášeno delší rozmýšlení
    [red] { $n } dní bez tahu: prohra { $when }
    [amber] { $n } dní bez tahu, po 40 prohra
   *[quiet] { $n } dní bez tahu
 }

reason-repetition = opakování pozice
reason-fifty-moves = pravidlo 50 tahů
reason-tablebase-win = databáze koncovek
reason-tablebase-draw = databáze koncovek
reason-count-run-out = dopočítáno
reason-count-mate = mat od počítajícího
reason-default = kontumace
reason-cancelled = zrušeno
reason-adjudication = adjudikace
