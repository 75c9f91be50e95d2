### rating lists

ratings-title = Ratingové listiny
ratings-list-of = Ratingová listina, { $pool }, { $when }
ratings-pool = Druh šachu
ratings-pool-chess = šach
ratings-pool-chess960 = Chess960
ratings-rules-iccf = Pravidla ICCF
ratings-rules-sks = Pravidla SKS
ratings-list = Listina
ratings-lede = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }. Platí od { $from }, výsledky nahlášené do { $until }.
ratings-late = Vydána opožděně, { $day } (TR-9.5)
ratings-not-yet = ještě neplatí
ratings-download = ke stažení listiny
ratings-gender = CSV s pohlavím
sex-title = Evidované pohlaví
sex-lede = Federace ho eviduje tam, kde ho potřebují pravidla: v ratingových listinách SKS (SKS-1.7) a v turnajích žen (TR-1.5, TR-1.6); u hráčů ze zemí, které nejsou členy ICCF, ratingový komisař. Vidí ho jen sám hráč, delegáti federace a komisaři.
sex-none = Neuvedeno
sex-female = Žena
sex-male = Muž
sex-choose = Pohlaví
sex-send = Uložit
sex-registered = Uloženo.
ratings-none = Zatím žádná listina
ratings-none-text = Listiny vycházejí čtyřikrát ročně. První se objeví tady.
ratings-unknown = Taková listina tu není
ratings-to-newest = Na nejnovější listinu
ratings-find = Najít hráče
ratings-all-federations = Všechny federace
ratings-player-title = Titul
ratings-all-titles = Všechny tituly
ratings-sort = Pořadí
ratings-sort-rating = Podle ratingu
ratings-sort-name = Podle jména
ratings-sort-federation = Podle federace
ratings-sort-games = Podle počtu partií
ratings-sort-change = Podle změny
ratings-inactive-too = I neaktivní a zesnulí hráči
ratings-found = { $n ->
    [0] Nikdo nenalezen.
    [one] Nalezen { $n } hráč.
    [few] Nalezeni { $n } hráči, zobrazeno { $shown }.
   *[other] Nalezeno { $n } hráčů, zobrazeno { $shown }.
 }
ratings-no-match = Nevyhovuje žádný hráč.
ratings-place = Pořadí
ratings-player = Hráč
ratings-rating = Rating
ratings-change = Změna
ratings-games = Partie
ratings-more = Zobrazit další
ratings-new = Nově na listině
ratings-new-short = nový
ratings-inactive = neaktivní
ratings-deceased = zesnulý/-á
ratings-not-fixed = Není pevný: méně než 30 partií
ratings-games-count = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
 }
ratings-method-unchanged = Bez partie: beze změny
ratings-method-first = První rating
ratings-method-all-games = Ze všech partií, kterých bylo méně než 30
ratings-method-changes = Ze změn za jednotlivé partie
ratings-method-many-games = Jen z mnoha partií tohoto období
ratings-method-replaced-by-commissioner = Nahrazen komisařem pro rating
ratings-method-imported = Importován

### a player

player-number = číslo { $n }
player-qualifications = Kvalifikace
player-fide = rating FIDE { $rating }
player-fide-title = titul FIDE { $title }
player-fide-old = Listina FIDE { $list } není aktuální: její ratingy a tituly neplatí (TR-9.4).
player-fide-undated = Není známo, ze které listiny FIDE rating je: neplatí (TR-9.4).
player-fixed = pevný
player-not-fixed = není pevný
player-unpublished = zveřejňuje se od 12 partií
player-none = Zatím bez ratingu
player-last-change = na poslední listině
player-rating-in = Rating: { $pool }
player-no-lists = Zatím na žádné listině.
player-graph = Od { $from } ({ $since }) po { $to } ({ $until }); nejvyšší byl { $best } ({ $when }). V tabulce jsou všechny listiny.
player-why = Proč?
player-games-new = nových { $n }
player-all-lists = Všechny listiny ({ $n })
player-opponent = Soupeř
player-points = Body
player-opponent-rating = Použitý rating
player-source-start = na startu
player-source-fide = FIDE, na startu
player-source-level = úroveň turnaje
player-source-current = platná listina
player-difference = Rozdíl
player-expected = Očekáváno
player-counted = Počítá se jako
player-earlier = dřívější partie
player-game = Partie { $n }
player-elsewhere = Hraná jinde
player-correction-first-rating-formula = Nahrazeno komisařem pro rating
player-correction-start-rating = Opraven rating na startu
player-k = k = r × g = { $r } × { $g } = { $k } ({ $rule })
player-sum = Součet změn: { $sum }. Z { $old } je { $exact }.
player-average = Výsledek { $score }, tedy p = { $p }. Průměr soupeřů je Rc = { $rc }.
player-formula = Rp = Rc + D(p) × F = { $rc } + { $d } × { $f } = { $exact } ({ $rule })
player-rounded = Zaokrouhleno: { $rating } ({ $rule })
player-games-after = Partie: předtím { $before }, teď { $after }.
player-forecast = Od poslední listiny
player-finished-since = { $n ->
    [0] Zatím neskončila žádná partie.
    [one] Skončila { $n } partie.
    [few] Skončily { $n } partie.
   *[other] Skončilo { $n } partií.
 }
player-forecast-rating = Na listině vydané teď by stálo
player-running = { $n ->
    [one] Co může přinést běžící partie
   *[other] Co mohou přinést běžící partie ({ $n })
 }
player-if-won = Výhra
player-if-drawn = Remíza
player-if-lost = Prohra
player-records = Výsledky
player-no-games = Zatím neskončila žádná partie.
player-overall = Celkem
player-as-white = Bílými
player-as-black = Černými
player-record = výhry { $won }, remízy { $drawn }, prohry { $lost }
player-no-events = Zatím žádné turnaje.
player-score = { $score } z { $n }
player-place = { $place }. místo z { $of }
player-place-shared = dělené { $place }. místo z { $of }
player-event-running = zbývá { $n }
player-names = Jméno a čísla
player-challenge = Vyzvat k partii
player-removals = Text a obrázek
player-suspensions = Zákazy účasti
player-archive = Všechny partie v archivu
player-all-events = Všechny turnaje ({ $n })

error-no-games-in-period = V tomto období hráč neměl žádnou započítanou partii: rating se nezměnil.
error-rating-not-published = Rating se zveřejňuje od 12 partií.
