### archiv partií

archive-title = Archiv partií
archive-lede = Všechny dohrané partie a co se v které pozici hrálo.
archive-built = Všechny partie dohrané do { $when } a co se v které pozici hrálo. Nové přibývají každou noc.
archive-none = Archiv tu ještě není
archive-none-text = Sestavuje se každou noc z partií, které do té doby skončily. Podívejte se zítra.

### šachovnice

archive-board = Šachovnice
archive-line = Tahy do této pozice
archive-analysis = Analyzovat tuto pozici
archive-moves = Co se tu hrálo
archive-no-moves = Odtud žádná partie nepokračovala.
archive-no-position = Do této pozice se žádná partie nedostala.
archive-choose-start = Partie Chess960 začínají z různých pozic. Vyberte si jednu níže: „{ archive-position }“.
archive-move = Tah
archive-games = Partie
archive-results = Výsledky
archive-average = Průměrný rating obou hráčů
archive-average-short = Rating
archive-last-year = Rok, kdy se hrál naposledy
archive-last-year-short = Rok
archive-total = Partie s touto pozicí
archive-all-moves = Všechny tahy ({ $n })
archive-shares = Bílý vyhrál { $white }, remízy { $draws }, černý vyhrál { $black }
archive-breakdown = Výsledky podle ratingu a podle let
archive-by-rating = Podle průměrného ratingu obou hráčů
archive-by-year = Podle let
archive-rating = Rating
archive-year = Rok
archive-position = Začít z jiné pozice
archive-fen = Pozice (FEN)
archive-fen-hint = Najdou se partie, ve kterých nastala, ať k ní vedly jakékoli tahy.
archive-fen-set = Postavit
archive-fen-wrong = Z této pozice se hrát nedá.
archive-fen-none = Zpět do základního postavení

### filtry

archive-filters = Filtry
archive-filters-set = Filtry ({ $n })
archive-more-filters = Další filtry
archive-show = Zobrazit partie
archive-clear = Zrušit filtry
archive-any = nerozhoduje
archive-player = Hráč: jméno nebo číslo
archive-color = Barva hráče
archive-color-any = bílé i černé
archive-color-white = bílé
archive-color-black = černé
archive-opponent = Soupeř: jméno nebo číslo
archive-result = Výsledek
archive-result-white = vyhrál bílý
archive-result-draw = remíza
archive-result-black = vyhrál černý
archive-result-won = výhra hráče
archive-result-lost = prohra hráče
archive-opening = Název zahájení (anglicky)
archive-family = Zahájení se všemi variantami
archive-eco = Kód ECO nebo jeho začátek, např. B9
archive-from = Dohrána od
archive-until = Dohrána do
archive-rating-from = Oba rating nejméně
archive-rating-to = Oba rating nejvýše
archive-moves-from = Nejméně tahů
archive-moves-to = Nejvýše tahů
archive-day-before = To je dříve než první den.
archive-number-less = To je méně než dolní mez.
archive-ending = Způsob zakončení
archive-ending-tablebase-win = databáze koncovek, výhra
archive-ending-tablebase-draw = databáze koncovek, remíza
archive-ending-recorded = hrána jinde
archive-variant = Druh šachu
archive-kind = Druh turnaje
archive-kind-title = mistrovská soutěž
archive-kind-promotion = postupová soutěž
archive-kind-cup = pohár
archive-kind-norm = turnaj s normami
archive-kind-special = zvláštní turnaj
archive-kind-team-league = liga družstev
archive-kind-friendly = přátelská partie
archive-event = Číslo turnaje
archive-event-hint = Najdete ho v adrese stránky turnaje.

### partie

archive-found = Partie
archive-count = { $n ->
    [0] Nic nenalezeno.
    [one] Nalezena { $n } partie.
    [few] Nalezeny { $n } partie, zobrazeno { $shown }, nejnovější první.
   *[other] Nalezeno { $n } partií, zobrazeno { $shown }, nejnovější první.
 }
# Výhry, remízy a prohry, jak se v šachu zapisují.
archive-tally = +{ $won } ={ $drawn } −{ $lost }
archive-score = Bilance hráče: { $score }.
archive-column-players = Bílý – černý
archive-column-result = Výsledek
archive-column-opening = Zahájení
archive-column-moves = Tahů
archive-column-event = Turnaj
archive-column-date = Dohrána
archive-moves-unit = { $n ->
    [one] tah
    [few] tahy
   *[other] tahů
 }
archive-more = Zobrazit další
archive-file = PGN těchto partií
archive-file-first = V souboru je { $n } nejnovějších.
archive-no-match = Žádná partie neodpovídá.
archive-no-game = Žádná partie touto pozicí neprošla.
archive-all = Všechny partie

### na stránce hráče

record-title = Dohrané partie
record-built = Všechny partie dohrané do { $when }.
record-openings-white = Zahájení bílými
record-openings-black = Zahájení černými
record-all-white = Všechny partie bílými
record-all-black = Všechny partie černými
record-other-openings = Ostatní zahájení
record-more-white = Zobrazit další zahájení bílými
record-more-black = Zobrazit další zahájení černými
record-opponents = Soupeři ({ $n })
record-opponent = Soupeř
# Jméno se neskloňuje.
record-games-against = Vzájemné partie: { $name }
record-last = Poslední partie
record-more-opponents = Zobrazit další soupeře
record-opponents-first = { $n ->
    [few] Zobrazeni jsou { $n } nejčastější.
   *[other] Zobrazeno je { $n } nejčastějších.
 }
# Jméno hráče stojí nad tím v nadpisu.
record-yours = Vaše vzájemná bilance: { $score }

### všechny partie jako soubory

archive-dump = Všechny partie jako soubory
archive-dump-text = Všechny partie dohrané do { $last } ve formátu PGN, komprimované gzipem, za každé čtvrtletí jeden soubor. Prvního dne každého měsíce se vytvářejí znovu.
archive-dump-not-yet = Vytvoří se při příštím sestavení archivu.
archive-dump-no-games = Do { $last } žádná partie neskončila.
archive-dump-when = Čtvrtletí
archive-dump-size = Velikost
archive-dump-file = Soubor
archive-dump-quarter = { $quarter }. čtvrtletí { $year }
archive-dump-kb = { $n } KB
archive-dump-mb = { $n } MB
archive-dump-download = Stáhnout
# Za „Stáhnout“, pro čtečky obrazovky.
archive-dump-of = partie za { $quarter }
archive-dump-all = Všechny soubory ({ $n })
archive-dump-sums = Kontrolní součty (SHA-256)
archive-dump-sums-file = Všechny kontrolní součty v jednom souboru ({ $name })
error-unknown-dump = Takový soubor tu není. Seznam souborů je na stránce archivu.
