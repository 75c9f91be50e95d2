### words of all pages of events

events-phase-upcoming = přihlášky později
events-phase-entries-open = přihlášky otevřeny
events-phase-entries-closed = přihlášky uzavřeny
events-phase-publishing = zveřejňuje se
events-phase-published = startovní listina zveřejněna
events-phase-running = hraje se
events-phase-finished = ukončeno
events-phase-cancelled = zrušeno
events-kind-title = mistrovská soutěž
events-kind-promotion = postupová soutěž
events-kind-cup = pohár
events-kind-norm = turnaj s normami
events-kind-special = zvláštní turnaj
events-kind-team-league = liga družstev
events-class-open = pro všechny
events-class-teams-national = národní družstva
events-class-teams-any = pro všechna družstva
events-class-open-class = otevřená třída
events-class-higher-class = vyšší třída
events-class-master-class = mistrovská třída
events-class-master-norm = mistrovská norma
events-class-grandmaster-norm = velmistrovská norma
events-class-world-cup-preliminary = předkolo Světového poháru
events-class-world-championship-preliminary = předkolo mistrovství světa
events-class-world-championship-semi-final = semifinále mistrovství světa
events-class-national = národní
events-class-invitation = na pozvání
events-chess = Šach
events-grounds-commissioner = připuštěn funkcionářem
events-grounds-next-placed = volné místo: další v pořadí dřívějšího turnaje
events-grounds-excellent-results = volné místo: výborné mezinárodní výsledky
events-grounds-nomination = nominován federací
events-grounds-section-winner = vítěz skupiny
events-grounds-shared = místo je dělené
events-grounds-section = skupina { $n }
events-grounds-advanced = postup ze skupiny { $n }, { $place }. místo
events-grounds-national-top3 = první tři z národního mistrovství
events-grounds-qualification = kvalifikován
events-grounds-qualified = kvalifikace podle pravidel
events-tie-wins = počet výher
events-tie-sonneborn-berger = Sonneborn-Berger
events-tie-direct-encounter = vzájemné partie
events-tie-buchholz-cut-two = Buchholz bez dvou nejnižších
events-tie-buchholz-cut-one = Buchholz bez nejnižšího
events-tie-buchholz = Buchholz
events-tie-sum-of-buchholz = součet Buchholzů soupeřů
events-own-time = { $when } vašeho času
events-reason = Důvod
events-director = Rozhodčí turnaje
events-deputies = Zástupci rozhodčího
events-no-director = zatím neurčen
events-entries = Přihlášky
events-prizes = Ceny
events-prizes-final = Cenu získává polovina účastníků (TR-3.5).
events-prizes-winner = Cenu získává vítěz každé skupiny (TR-3.5).
events-sections = Skupiny
events-boards = Šachovnice
events-sections-count = { $n ->
    [one] { $n } skupina
    [few] { $n } skupiny
   *[other] { $n } skupin
 }
events-sections-whole = Celý turnaj:
events-sections-size = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
 }
events-sections-first-shared = Dělené první místo: { $score }
events-sections-spread = O tato místa se dělí i další hráči; ukazuje je tabulka.
events-sections-winner = vítěz
events-match-alone = bez soupeře: jde dál bez hry
events-match-bye = má volno: bod
events-match-against = proti
events-sections-all = Ukázat všech { $n } skupin
events-sections-find = Najít hráče
events-sections-found = { $n ->
    [0] Nikdo s takovým jménem nebo číslem v turnaji nehraje.
    [one] Nalezen jeden hráč.
    [few] Nalezeni { $n } hráči.
   *[other] Nalezeno { $n } hráčů.
 }
events-sections-more = { $n ->
    [one] Ukázat ještě { $n }
    [few] Ukázat další { $n }
   *[other] Ukázat dalších { $n }
 }

### the list

events-announce = Vypsat turnaj
events-show = Zobrazit
events-show-all = Vše
events-show-open = Přijímá přihlášky
events-show-starting = Před zahájením
events-show-running = Probíhající
events-show-finished = Ukončené
events-variant = Druh šachu
events-variant-all = Všechny druhy šachu
events-find = Najít turnaj
events-found = { $n ->
    [one] { $n } turnaj
    [few] { $n } turnaje
   *[other] { $n } turnajů
 }
events-none = Zatím žádné turnaje
events-none-text = Jakmile bude turnaj vypsán, objeví se tady.
events-no-match = Žádný turnaj neodpovídá. Zkuste méně filtrů.
events-calendar = Kalendář turnajů (iCal)
events-feed = Odběr novinek: turnaje, do kterých se lze přihlásit (Atom)
events-closes-on = Přihlášky do { $day }
events-opens-on = Přihlášky se přijímají od { $day }.
events-starts-on = Začíná { $day }
events-started-on = Začal { $day }
events-until = Do { $day }
events-tag-norms = normy
events-tag-unrated = bez ratingu
events-tag-free = zdarma

### what an event announces

events-rules = Co se hraje
events-group-who = Kdo se může přihlásit
events-group-how = Jak se hraje
events-group-time = Čas
events-group-draws = Remízy
events-group-ties = Body a pořadí
events-group-spectators = Co vidí diváci
events-group-fee = Startovné
events-group-dates = Termíny
events-date-open = Začátek přihlášek
events-date-close = Konec přihlášek
events-date-start = Začátek
events-date-end = Konec
events-no-end = není stanoven
events-entry-open = Přihlásit se může každý.
events-entry-open-class = Pro nové hráče, hráče bez ratingu a s ratingem pod 1900.
events-entry-higher-class = Pro hráče s ratingem 1900 až 2099, pro vítěze skupin otevřené třídy a pro hráče bez ratingu, které nominuje jejich federace.
events-entry-master-class = Pro hráče s ratingem aspoň 2100, pro vítěze skupin vyšší třídy a pro hráče bez ratingu, které nominuje jejich federace.
events-entry-master-norm = Pro hráče s pevným ratingem aspoň 2300, s jiným ratingem aspoň 2350, s ratingem FIDE aspoň 2350 a pro první tři z národního korespondenčního mistrovství.
events-entry-grandmaster-norm = Pro velmistry, hráče s pevným ratingem aspoň 2450, s jiným ratingem aspoň 2500 a s ratingem FIDE aspoň 2500.
events-entry-world-cup-preliminary = Do předkola Světového poháru se může přihlásit každý. Postupuje jen vítěz každé skupiny.
events-entry-world-championship-preliminary = Pro hráče s ratingem pod 2400, které nominuje jejich federace, a pro ty, kdo se kvalifikovali.
events-entry-world-championship-semi-final = Pro hráče s ratingem aspoň 2400, které nominuje jejich federace, a pro ty, kdo se kvalifikovali.
events-entry-national = Pro hráče jedné federace: { $federation }.
events-entry-invitation = Na pozvání: hráče připouští pořadatel.
events-entry-qualified = Kdo je do něj kvalifikován (TR-1.0.6).
events-qualifiers = Tabulka kvalifikovaných
events-teams = { $n ->
    [one] Hrají družstva, na { $n } šachovnici.
   *[other] Hrají družstva, na { $n } šachovnicích.
 }
events-teams-eligible-national = Hrají národní družstva: každá federace přihlašuje jedno.
events-teams-eligible-any = Přihlásit se může každé družstvo; přihlašuje je kapitán.
events-teams-system-round-robin = Počet družstev ve skupině: { $n }; každé družstvo hraje s každým jednou, všechny partie současně. První šachovnice hraje proti první, druhá proti druhé a tak dále.
events-teams-system-double-round-robin = Počet družstev ve skupině: { $n }; každé družstvo hraje s každým, na každé šachovnici dvě partie, jednu každou barvou, všechny současně. První šachovnice hraje proti první, druhá proti druhé a tak dále.
events-teams-colours = Startovní čísla družstev se losují a s nimi i barvy.
events-divisions = Je to sezona ligy. Divize od nejvyšší: { $names }.
events-divisions-iccf = Je to sezona ligy. Divize od nejvyšší: { $names } (TR-5.3-5.4).
events-season-before = Předchozí sezona: turnaj { $n }
events-teams-order-iccf = O pořadí družstev rozhoduje součet bodů ze všech šachovnic, dále zápasové body (2 za vyhraný zápas, 1 za nerozhodný), vzájemné zápasy a body na první šachovnici, na druhé a tak dále (TR-7.3).
events-teams-order-sks = O pořadí družstev rozhodují zápasové body (2 za vyhraný zápas, 1 za nerozhodný), dále součet bodů ze všech šachovnic a body na první šachovnici, na druhé a tak dále (SKS-6.3).
events-teams-ties = Na každé šachovnici rozhoduje při rovnosti bodů hráčů postupně: { $how }.
events-replaced-most = { $n ->
    [0] Hráči družstev se nenahrazují; výjimkou je úmrtí.
    [one] Družstvo smí nahradit nejvýše jednoho hráče; úmrtí se nepočítají.
    [few] Družstvo smí nahradit nejvýše { $n } hráče; úmrtí se nepočítají.
   *[other] Družstvo smí nahradit nejvýše { $n } hráčů; úmrtí se nepočítají.
 }
events-once-a-board = Na každé šachovnici lze hráče nahradit jen jednou; úmrtí se nepočítají.
events-naming-days = { $n ->
    [one] Kapitán má na určení náhradníka jeden den od výzvy.
    [few] Kapitán má na určení náhradníka { $n } dny od výzvy.
   *[other] Kapitán má na určení náhradníka { $n } dní od výzvy.
 }
events-promotion = Postup a sestup: { $terms }
events-unrated-level = Hráč bez ratingu se počítá jako { $n }.
events-stage = Stupeň: { $stage }.
events-next-stage = Další stupeň: { $stage }.
events-leads = K čemu opravňuje umístění
events-leads-highest = Platí jen to nejvyšší z toho.
events-lead = { $by }: { $stage } ({ $article })
events-lead-place = { $place ->
        [1] 1. místo
        [2] 1. nebo 2. místo
       *[other] nejhůře { $place }. místo
    }
events-lead-percent = aspoň { $percent } % bodů
events-lead-or = {" "}nebo{" "}
events-lead-everybody = Každý účastník
events-lead-half = poloviční kvalifikace
events-lead-from = je-li kategorie turnaje { $category } nebo vyšší
events-lead-to = je-li kategorie turnaje { $category } nebo nižší
events-remarks = Jinak, než je na tomto stupni obvyklé:
events-remark-unusual-size = Počet hráčů ve skupině: { $n }, obvykle { $normal }.
events-remark-unusual-size-section = { $section }: počet hráčů { $n }, obvykle { $normal }.
events-remark-many-sections = Počet skupin se začátkem v roce { $year }: { $n }, obvykle nejvýše { $normal }.
events-remark-winner-alone = Postupuje jen vítěz skupiny; to pravidla připouštějí v letech s tímto počtem skupin: { $normal }. V roce { $year }: { $n }.
events-remark-every-second-year = Světový pohár obvykle začíná každý druhý rok; další začíná v roce { $year }.
events-remark-at-least = aspoň { $n }
events-stage-open-class = otevřená třída
events-stage-higher-class = vyšší třída
events-stage-master-class = mistrovská třída
events-stage-master-norm = Master Norm
events-stage-grandmaster-norm = Grandmaster Norm
events-stage-world-championship-preliminary = předkolo mistrovství světa
events-stage-world-championship-semi-final = semifinále mistrovství světa
events-stage-world-championship-candidates = Turnaj kandidátů
events-stage-world-championship-final = finále mistrovství světa
events-stage-ladies-semi-final = semifinále mistrovství světa žen
events-stage-ladies-final = finále mistrovství světa žen
events-stage-world-cup-preliminary = předkolo Světového poháru
events-stage-world-cup-semi-final = semifinále Světového poháru
events-stage-world-cup-final = finále Světového poháru
events-stage-zonal-preliminary = předkolo zonálního mistrovství
events-stage-zonal-semi-final = semifinále zonálního mistrovství
events-stage-zonal-final = finále zonálního mistrovství
events-stage-olympiad-preliminary = předkolo olympiády
events-stage-olympiad-final = finále olympiády
events-stage-ladies-olympiad-preliminary = předkolo olympiády žen
events-stage-ladies-olympiad-final = finále olympiády žen
events-stage-league = Liga ICCF
events-stage-international-open-preliminary = předkolo mezinárodního open turnaje
events-stage-international-open-semi-final = semifinále mezinárodního open turnaje
events-stage-international-open-final = finále mezinárodního open turnaje
events-stage-international-invitational-teams = mezinárodní zvací turnaj družstev
events-stage-friendly-match = přátelský zápas
events-stage-national-final = finále mistrovství republiky
events-stage-national-semi-final = semifinále mistrovství republiky
events-stage-national-quarter-final = čtvrtfinále mistrovství republiky
events-stage-national-qualification = kvalifikační třída mistrovství republiky
events-stage-national-veterans-final = finále mistrovství republiky veteránů
events-stage-national-cup-final = finále národního poháru
events-stage-national-cup-preliminary = základní kolo národního poháru
events-stage-national-fours-first-league = mistrovství čtyřčlenných družstev, 1. liga
events-stage-national-fours-second-league = mistrovství čtyřčlenných družstev, 2. liga
events-stage-national-threes-first-league = mistrovství tříčlenných družstev, 1. liga
events-stage-national-threes-second-league = mistrovství tříčlenných družstev, 2. liga
events-what = { $variant }; { $kind }.
events-start-usual = Partie začínají z obvyklého postavení.
events-start-per-game = Výchozí postavení se losuje pro každou partii.
events-start-one-for-all = Pro všechny partie se vylosuje jedno výchozí postavení.
events-start-from = Všechny partie začínají z daného postavení: { $fen }.
events-system-round-robin = Počet hráčů ve skupině: { $n }; každý hraje s každým jednou, všechny partie současně.
events-system-double-round-robin = Počet hráčů ve skupině: { $n }; každý hraje s každým dvakrát, jednou každou barvou, všechny partie současně.
events-system-scheveningen = Počet hráčů ve skupině: { $n }, ve dvou stranách po { $half }; každý hraje s každým z druhé strany.
events-system-silli = Počet hráčů ve skupině: { $n }; každý hraje { $games ->
    [few] { $games } partie
   *[other] { $games } partií
 } se soupeři z celého žebříčku skupiny, silnými i slabšími; startovní čísla se přidělují podle ratingu.
events-silli-colours = Polovinu partií hraje každý bílými.
events-system-knock-out = { $n ->
    [one] Vyřazovací turnaj: zápasy na jednu partii; vítěz postupuje, kdo nemá soupeře, postupuje bez hry.
    [few] Vyřazovací turnaj: zápasy na { $n } partie; vítěz postupuje, kdo nemá soupeře, postupuje bez hry.
   *[other] Vyřazovací turnaj: zápasy na { $n } partií; vítěz postupuje, kdo nemá soupeře, postupuje bez hry.
 }
events-system-knock-out-colours = Barvy se v zápase střídají; kdo začne bílými, se losuje.
events-system-knock-out-level = Je-li zápas i potom nerozhodný, určí postupujícího pořadatel.
events-system-swiss = { $n ->
    [few] Švýcarský systém na { $n } kola; každé kolo je samostatný turnaj. V každém hraje každý jednu partii se soupeřem se stejným nebo skoro stejným počtem bodů a nikdo nedostane téhož soupeře dvakrát.
   *[other] Švýcarský systém na { $n } kol; každé kolo je samostatný turnaj. V každém hraje každý jednu partii se soupeřem se stejným nebo skoro stejným počtem bodů a nikdo nedostane téhož soupeře dvakrát.
 }
events-system-swiss-colours = Kdo s kým hraje a jakou barvou, určuje systém FIDE (Dutch).
events-system-swiss-lot = Barva nejvýše nasazeného hráče v prvním kole se losuje.
events-system-swiss-bye = Kdo nemá soupeře, má volno a dostane bod.
events-system-swiss-order = Počítají se body ze všech kol dohromady.
events-round-rule = { $n ->
    [one] Postupuje vítěz každé skupiny předchozího kola; hráči se sami nepřihlašují.
    [few] Postupují první { $n } z každé skupiny předchozího kola; hráči se sami nepřihlašují.
   *[other] Postupuje prvních { $n } z každé skupiny předchozího kola; hráči se sami nepřihlašují.
 }
events-round-rule-of = { $n ->
    [one] Postupuje vítěz každé skupiny turnaje „{ $name }“; hráči se sami nepřihlašují.
    [few] Postupují první { $n } z každé skupiny turnaje „{ $name }“; hráči se sami nepřihlašují.
   *[other] Postupuje prvních { $n } z každé skupiny turnaje „{ $name }“; hráči se sami nepřihlašují.
 }
events-round-rule-swiss = Pokračují všichni z předchozího kola; hráči se sami nepřihlašují.
events-round-rule-swiss-of = Pokračují všichni z turnaje „{ $name }“; hráči se sami nepřihlašují.
events-games-each = { $n ->
    [one] To je { $n } partie na hráče.
    [few] To jsou { $n } partie na hráče.
   *[other] To je { $n } partií na hráče.
 }
events-colours = Barvy se losují.
events-conditional-none = Podmíněné tahy nejsou dovoleny.
events-conditional-linear = Podmíněné tahy jsou dovoleny v jedné variantě bez odboček.
events-conditional-tree = Podmíněné tahy jsou dovoleny i s odbočkami.
events-rated = Partie se započítávají do ratingu.
events-rated-960 = Partie se započítávají do ratingu Chess960.
events-outside-friendly = Přátelský turnaj, který se nehraje podle Pravidel (LAW-0).
events-outside-thematic = Tematický turnaj, který se nehraje podle Pravidel (LAW-0).
events-outside-no-engines = Hráči se dohodli, že nebudou používat enginy; nehraje se podle Pravidel (LAW-0).
events-outside-agreement = Hraje se podle vlastní dohody, ne podle Pravidel (LAW-0).
events-unrated = Partie se do ratingu nezapočítávají.
events-norms = Lze získat normy titulů; které, říká startovní listina.
events-winner-alone = Do Finále postupuje jen vítěz skupiny (TR-1.4.1).
events-norm-class = { $stage }: chybějí-li ratingy, má kategorii podle svého druhu (NORM-4c).
events-norm-class-candidates = Turnaj kandidátů
events-norm-class-semi-final = Semifinále mistrovství světa
events-norm-class-zonal = Zonální mistrovství
events-norm-class-olympiad-final = Finále olympiády, podle šachovnic
events-norm-class-olympiad-preliminary = Předkolo olympiády, podle šachovnic
events-norm-class-zonal-team-final = Finále zonálního mistrovství družstev, podle šachovnic
events-norm-class-zonal-team-preliminary = Předkolo zonálního mistrovství družstev, podle šachovnic
events-ladies = Turnaj žen: hráčce bez publikovaného ratingu se v průměru počítá 1900 (NORM-2).
events-rules-iccf = Platí pravidla hry a turnajová pravidla ICCF.
events-rules-sks = Platí pravidla Sdružení korespondenčního šachu (SKŠ).
events-leave = Každý hráč má v kalendářním roce dovolenou: { $days }.
events-no-leave = Dovolená není.
events-silence = Více než { $n } dní bez tahu znamená prohru, pokud na ten tah není ohlášeno delší rozmýšlení.
events-silence-off = Samo mlčení prohru neznamená: počítají jen hodiny.
events-short-post = poštou
events-short-email = e-mailem
events-medium-post = Tahy se posílají poštou na korespondenčních lístcích; zápis zde vedou hráči (LAW-8.1).
events-medium-email = Tahy se posílají e-mailem; zápis zde vedou hráči (LAW-8.1).
events-flag-elsewhere = Při překročení času vznese soupeř námitku a rozhodne rozhodčí (LAW-6.6).
events-flag-server = Při překročení času ukončí partii server.
events-flag-claimed = Při překročení času musí výhru reklamovat soupeř.
events-draws-free = Remízu lze nabídnout s každým tahem.
events-draws-once = Každý hráč může nabídnout remízu v partii jednou.
events-draws-once-in-ten = Každý hráč může nabídnout remízu jednou za deset tahů.
events-draws-not-before = Remízu lze nabídnout a sjednat od { $n }. tahu.
events-draws-never = Remízu nelze nabídnout ani sjednat.
events-scoring = Výhra je za 1 bod, remíza za ½.
events-ties = Při rovnosti bodů rozhoduje postupně: { $how }.
events-ties-none = Při rovnosti bodů se pořadí nerozlišuje.
events-ties-shared = Kdo je i potom na stejno, dělí se o místo.
events-seen-finished = Diváci vidí partii, až skončí.
events-seen-live = { $n ->
    [0] Diváci vidí partie už během hry.
    [one] Diváci vidí partie už během hry, o { $n } tah později.
    [few] Diváci vidí partie už během hry, o { $n } tahy později.
   *[other] Diváci vidí partie už během hry, o { $n } tahů později.
 }
events-seen-after = { $n ->
    [one] Začíná to, až bude ve skupině dohrána { $n } partie.
    [few] Začíná to, až budou ve skupině dohrány { $n } partie.
   *[other] Začíná to, až bude ve skupině dohráno { $n } partií.
 }
events-seen-players = Hráči nevidí cizí partie dřív než diváci.
events-fee = Startovné je { $fee }. Přihláška se přijme, až bude zaplaceno.
events-free = Startovné se neplatí.
events-payment = Jak zaplatit
events-about = Od pořadatele

### the page of an event

events-tabs = Stránky tohoto turnaje
events-tab-event = Turnaj
events-tab-live = Živě
events-tab-entries = Přihlášky
events-tab-teams = Družstva
events-tab-sections = Skupiny
events-tab-change = Změnit
events-publishing-text = Zveřejňují se startovní listiny a zakládají partie. Stránka se sama obnoví.
events-own = Tento turnaj pořádáte a zároveň jste se do něj přihlásili, proto o něm rozhoduje jiný pořadatel nebo funkcionář.
events-own-back = Vezmete-li přihlášku zpět, budete zase rozhodovat vy.
events-cancelled-because = Tento turnaj byl zrušen: { $reason }
events-reopened-because = Konečné tabulky byly { $day } vzaty zpět a výsledky se ještě mohou změnit: { $reason }
events-archive = Dohrané partie v archivu
events-facts = Stručně
events-entries-count = přijato { $accepted }, k rozhodnutí { $entered }, čeká { $waiting }
events-entries-none = Zatím se nikdo nepřihlásil.
events-teams-title = Družstva
events-teams-count = { $n ->
    [one] { $n } družstvo
    [few] { $n } družstva
   *[other] { $n } družstev
 }
events-teams-none = Zatím se nepřihlásilo žádné družstvo.
events-teams-all = Všechna družstva
events-letters = Dopisy
events-teams-enter = Přihlásit družstvo…
events-teams-tables = Tabulka a zápasy
events-team-boards = Šachovnice družstva { $name }
error-event-of-teams = Do tohoto turnaje se přihlašují družstva, ne hráči: do sestavy vás zapíše kapitán.
error-no-divisions = Tento turnaj není sezonou ligy: nemá divize.
events-seed = Los vychází z tohoto čísla, vylosovaného při zveřejnění startovních listin; jak, vysvětluje tabulka každé skupiny:
events-seed-starts = Výchozí postavení vycházejí z tohoto čísla, vylosovaného při zveřejnění startovních listin:
events-lots-commitment = Než byly sestaveny skupiny, server se zavázal k losu tímto otiskem:
events-lots-colour = Tajné číslo určuje barvu nejvýše nasazeného hráče v prvním kole: má bílé, začíná-li SHA-256 textu „číslo/colour“ znakem 0, 2, 4, 6, 8, a, c nebo e.
events-lots-beacon = Přimíchává se: { $name }.
events-lots-secret = Tajné číslo, ke kterému patří:
events-enter-title = Přihlásit se
events-advance-title = Kdo hraje
events-advance-text = Hrají tu hráči, kteří postoupí z turnaje
events-advance-swiss = Ve švýcarském turnaji pokračují všichni z předchozího kola:
events-advance-official = Sám se sem nikdo nepřihlašuje. Jiné hráče může připustit funkcionář.
events-sign-in-text = Před podáním přihlášky se přihlaste ke svému účtu.
events-sign-in = Přihlásit se k účtu
events-enter = Přihlásit se do turnaje…
events-enter-confirm = Přihlásit se do tohoto turnaje?
events-enter-text = { $n ->
    [one] Přihlašujete se do turnaje „{ $name }“. Od { $day } budete hrát { $n } partii.
    [few] Přihlašujete se do turnaje „{ $name }“. Od { $day } budete současně hrát { $n } partie.
   *[other] Přihlašujete se do turnaje „{ $name }“. Od { $day } budete současně hrát { $n } partií.
 }
events-enter-swiss = { $n ->
    [few] Přihlašujete se do turnaje „{ $name }“. Budete hrát { $n } kola, v každém jednu partii; první začíná { $day }.
   *[other] Přihlašujete se do turnaje „{ $name }“. Budete hrát { $n } kol, v každém jednu partii; první začíná { $day }.
 }
events-enter-fee = Startovné { $fee } se platí pořadateli: přihláška se přijme, až bude zaplaceno.
events-enter-leave = Do zveřejnění startovních listin můžete bez následků odstoupit; potom propadá startovné i kvalifikace (TR-8.1).
events-enter-action = Přihlásit se
events-entered = Přihláška je podána. Jak je na tom, vidíte níže.
events-cannot-enter = Do tohoto turnaje se přihlásit nemůžete.
events-by-win = Bez ohledu na rating se můžete jednou přihlásit jako vítěz skupiny:
events-qualified-by = Jste kvalifikováni podle { $article } a přihláška tuto kvalifikaci použije:
events-qualified-player = Jste kvalifikováni titulem a ratingem ({ $article }), jednou za kalendářní rok.
events-qualifications = Vaše kvalifikace a co vám chybí k dalším
events-wins-title = Přihlásit se můžete i jako vítěz skupiny nižší třídy ({ $rule }). Vaše skupiny:
events-win-used = vyhraná, už použitá k jiné přihlášce
events-win-used-event = (turnaj { $n })
events-win-not-of-section = nejste v její startovní listině
events-win-withdrawn-silently = vystoupili jste z ní beze slova, proto k ničemu neopravňuje (TR-8.5)
events-win-games-running = partie ještě běží
events-win-not-first = neskončili jste v ní první
events-win-no-plus-score = první místo, ale bez více než poloviny možných bodů (TR-0.4)
events-my-entry = Vaše přihláška
events-state-entered = přihlášeno
events-state-accepted = přijato
events-state-waiting = čekací listina
events-state-refused = odmítnuto
events-state-withdrawn = vzato zpět
events-state-entered-text = O přihlášce rozhodne pořadatel.
events-state-accepted-text = Máte místo. Partie začnou se začátkem turnaje.
events-state-waiting-text = Jste na čekací listině a místo dostanete, až se uvolní.
events-state-refused-text = Pořadatel vaši přihlášku odmítl.
events-state-withdrawn-text = Přihláška byla vzata zpět, v tomto turnaji nehrajete.
events-because = Důvod: { $reason }
events-fee-paid = Startovné { $fee } bylo zaplaceno { $day }.
events-fee-due = Zaplacení startovného { $fee } zatím není zapsáno.
events-payment-number = K platbě uveďte své číslo { $n }, aby pořadatel poznal, že je od vás.
events-free-entry = Hrajete bez startovného. Přihláška se přijme, až ji potvrdí delegát vaší federace (TR-4.5).
events-free-entry-won = Hrajete bez startovného: zvítězili jste v předchozím Finále Světového poháru (TR-3.6-3.7).
events-free-entry-confirmed = Hrajete bez startovného; delegát vaší federace to potvrdil (TR-4.5).
events-deposit-paid = Vaše kauce byla zaplacena { $day } (TR-8.4).
events-withdraw = Odstoupit…
events-withdraw-running = Partie už běží: kdo nemůže hrát dál, vystupuje ze všech turnajů.
events-withdraw-all = Vystoupit ze všech turnajů…
events-withdraw-confirm = Odstoupit z tohoto turnaje?
events-withdraw-early = Vaše místo dostane někdo jiný. O nic nepřijdete a dokud se přijímají přihlášky, můžete se přihlásit znovu.
events-withdraw-listed = Startovní listiny jsou zveřejněny. Musíte-li odstoupit, obraťte se na rozhodčího turnaje: startovné i vaše kvalifikace propadají (TR-8.1).
events-withdraw-action = Odstoupit
events-withdraw-hint = Přečte si ho rozhodčí turnaje.
events-official = Pro funkcionáře
events-announce-alike = Vypsat podobný
events-rounds = Kola
events-round-before = Předchozí kolo:
events-round-after = Další kolo:
events-round-announce = Vypsat další kolo
events-rounds-all = Všechna kola
events-rounds-single = Tento turnaj na žádný nenavazuje a žádný nenavazuje na něj.
events-rounds-bracket = Pavouk od kola { $name }
events-rounds-to-event = Na stránku turnaje
events-rounds-starts = Začátek:
events-rounds-not-drawn = Startovní listina zatím není sestavena.
events-rounds-not-played = Nehrálo se.
events-rounds-advances = { $who } postupuje
events-rounds-wins = { $who } vyhrává
events-rounds-level = nerozhodně
events-rounds-alone = bez soupeře
events-swiss-round = { $n }. kolo (celkem kol: { $all })
events-swiss-table = Pořadí
events-swiss-table-to = Pořadí a všechna kola
events-swiss-table-box = Tabulka všech kol
events-swiss-table-hint = Tabulka, v níž má každé kolo svůj sloupec. Šipkami se přechází od výsledku k výsledku a ke jménům.
events-swiss-table-note = V každém políčku je číslo soupeře v této tabulce, barva hráče a výsledek.
events-swiss-table-after = Po { $n }. kole (celkem kol: { $all })
events-swiss-table-running = { $n }. kolo (celkem kol: { $all }), { $games ->
    [one] nedohrána { $games } partie
    [few] nedohrány { $games } partie
   *[other] nedohráno { $games } partií
 }
events-swiss-table-empty = Pořadí začíná startovní listinou prvního kola.
events-swiss-table-round = { $n }. kolo
events-swiss-table-met = { $round }. kolo, { $color }, soupeř { $who } ({ $n }):
events-swiss-table-bye = volno
events-swiss-table-white-first = Jako první je uveden bílý.
events-final = Konečné tabulky
events-final-confirmed = Potvrzeny
events-final-all = Všech { $n } skupin
events-final-nobody = Nikdo nevyhrál.
events-final-points = { $points } { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
 }
events-final-match-points = { $n ->
    [one] { $n } zápasový bod
    [few] { $n } zápasové body
   *[other] { $n } zápasových bodů
 }
events-letter = Napsat všem…
events-letter-title = Dopis všem, kdo hrají
events-letter-text = Dostane ho e-mailem každý, kdo v turnaji hraje, a přečte si ho i mezi rozhodnutími své skupiny. Vzít ho zpět nejde.
events-letter-about = Čeho se týká
events-letter-words = Dopis
events-letter-hint = Nejvýše 2 000 znaků.
events-letter-action = Odeslat dopis
events-letter-sent = Dopis odešel { $players ->
    [one] { $players } hráči
    [few] { $players } hráčům
    [many] { $players } hráče
   *[other] { $players } hráčům
 } v { $sections ->
    [one] { $sections } skupině
    [few] { $sections } skupinách
    [many] { $sections } skupiny
   *[other] { $sections } skupinách
 }.
error-no-start-lists = V tomto turnaji zatím nikdo nehraje: nejsou startovní listiny, nebo se partie ještě zakládají.
events-finish = Ukončit turnaj…
events-finish-confirm = Potvrdit konečné tabulky?
events-finish-text = Turnaj se uzavře s tabulkami v dnešní podobě. Vzít je zpět pak může jen příslušný komisař, ředitel světových turnajů, Výkonný výbor nebo Odvolací komise.
events-finish-action = Potvrdit tabulky
events-reopen = Vzít zpět konečné tabulky…
events-reopen-confirm = Vzít zpět konečné tabulky?
events-reopen-text = Umístění a normy z těchto tabulek se zruší a určí se znovu, až se tabulky znovu potvrdí. Do té doby lze rozhodnutím nebo na odvolání partie obnovit (TR-15). Nic jiného se nemění.
events-reopen-hint = Může si ho přečíst každý. Nejvýše 2 000 znaků.
events-reopen-action = Vzít tabulky zpět
events-reopen-title-awarded = Za to, co tyto tabulky říkají, byl udělen titul: { $name }. Nejdřív by se musel odebrat.
error-tables-not-final = Tabulky tohoto turnaje konečné nejsou: výsledky lze opravit i tak.
error-season-decided = O postupech a sestupech po této sezoně je rozhodnuto a další sezona z nich vychází.
events-cancel = Zrušit turnaj…
events-cancel-confirm = Zrušit turnaj?
events-cancel-text = Turnaj se nebude konat. Všichni přihlášení se to i s důvodem dozvědí. Nelze to vzít zpět.
events-cancel-action = Zrušit turnaj
events-cancel-back = Ponechat turnaj
events-cancel-hint = Může si ho přečíst každý.
events-acts = { $n ->
    [one] { $n } rozhodnutí
   *[other] { $n } rozhodnutí
 }
events-acts-latest = Poslední rozhodnutí
events-acts-older = Ukázat starší
events-act-announced = Vypsáno
events-act-changed = Změněno
events-act-cancelled = Zrušeno
events-act-rating-consented = Souhlas s ratingem
events-act-consent-lapsed = Souhlas zanikl: vypsání se změnilo
events-act-rating-consent-taken = Souhlas s ratingem vzat zpět
events-act-board-agreed = Souhlas Výkonného výboru
events-act-board-agreement-taken = Souhlas Výkonného výboru vzat zpět
events-act-entered = Přihlášeno
events-act-entered-by-file = Přihlášeno souborem
events-act-players-advanced = Převzati hráči, kteří postoupili z předchozího kola
events-act-fee-paid = Startovné zaplaceno
events-act-fee-not-paid = Startovné přece jen nezaplaceno
events-act-confirmed = Potvrzeno bez startovného
events-act-deposit-paid = Kauce zaplacena
events-act-deposit-refunded = Kauce vrácena
events-act-deposit-forfeited = Kauce propadla
events-act-accepted = Přijato
events-act-put-on-waiting-list = Zařazeno na čekací listinu
events-act-refused = Odmítnuto
events-act-withdrawn = Odstoupeno
events-act-team-entered = Přihlášeno družstvo
events-act-team-changed = Družstvo změněno
events-act-team-captain-named = Nový kapitán družstva
events-act-team-fee-paid = Startovné družstva zaplaceno
events-act-team-accepted = Družstvo přijato
events-act-team-put-on-waiting-list = Družstvo zařazeno na čekací listinu
events-act-team-refused = Družstvo odmítnuto
events-act-team-withdrawn = Družstvo odhlášeno
events-act-replacement-asked = Žádost o náhradu hráče
events-act-substitute-named = Určen náhradník
events-act-player-replaced = Hráč nahrazen
events-act-replaced-before-play = { $newcomer } hraje místo hráče { $player }
events-act-replacement-declined = Náhrada zamítnuta
events-act-board-lost = Šachovnice prohrána, partie nezahájeny včas
events-act-replacement-taken-back = Žádost o náhradu vzata zpět
events-act-replacement-lapsed = Náhradník nebyl včas určen
events-act-substitute-applied = Žádost o statut náhradníka
events-act-substitute-consented = Souhlas se statutem náhradníka
events-act-substitute-refused = Statut náhradníka zamítnut
events-act-team = družstvo { $n }
events-act-captain = kapitán
events-act-lots-committed = Server se zavázal k losu
events-act-sections-proposed = Navrženy skupiny
events-act-published = Zveřejněny startovní listiny
events-act-imported = Převzato odjinud
events-act-finished = Potvrzeny konečné tabulky
events-act-reopened = Konečné tabulky vzaty zpět
events-act-season-decided = Rozhodnuto o postupech a sestupech
events-act-organiser-added = Přidán pořadatel
events-act-organiser-removed = Už nepořádá
events-act-deputy-named = Určen zástupce rozhodčího
events-act-deputy-removed = Už není zástupcem rozhodčího

error-entries-not-yet-open = Přihlášky se ještě nepřijímají.
error-entries-closed = Přihlášky jsou uzavřeny.
error-event-cancelled = Tento turnaj byl zrušen.
error-start-lists-published = Startovní listiny jsou zveřejněny, nebo se turnaj nekoná: tohle už změnit nelze.
error-board-agreement-missing = Výkonný výbor s tímto finále mistrovství světa zatím nesouhlasil: nelze nikoho přihlásit ani zveřejnit startovní listiny.
error-suspended = Zákaz účasti: do turnajů se zatím přihlásit nelze.
error-already-entered = Tento hráč už přihlášený je.
error-official-leads-no-team = Rozhodčího ani pořadatele soutěže nikdo jiný kapitánem neurčí.
error-director-plays = Kdo tento turnaj vede jako rozhodčí nebo jeho zástupce, sám v něm hrát nemůže.
error-other-federation = Tento turnaj je pro hráče jiné federace.
error-invitation-only = Tento turnaj je na pozvání.
error-players-advance = V tomto turnaji hrají ti, kdo postoupí z předchozího kola, a ti, které připustí funkcionář.
error-not-advanced = Hráč odtud nepostupuje: ve skupině ještě běží partie, nebo z ní vystoupil beze slova, nebo v ní nehrál.
error-outside-class = Váš rating neodpovídá třídě tohoto turnaje; pro koho je, říkají jeho pravidla.
error-section-not-won = Výhra této skupiny k přihlášce neopravňuje: hráč ji nevyhrál, nejsou v ní dohrané všechny partie, nebo z ní vystoupil beze slova.
error-win-used = Výhra této skupiny už byla použita k jiné přihlášce: platí jednou.
error-not-qualified = Pro tento stupeň nemáte kvalifikaci, nebo jste ji už použili.
error-second-norm-event = V každém pololetí (leden až červen, červenec až prosinec) může hráč hrát jeden turnaj s normami; jiný už máte.
error-fee-not-paid = Přihláška se přijme, až bude zaplaceno startovné.
error-entry-not-confirmed = Kdo hraje bez startovného, toho lze přijmout, až přihlášku potvrdí delegát federace.
error-identity-not-proved = Federace tohoto hráče není členem ICCF, a delegát tedy přihlášku bez startovného potvrdit nemůže. Potvrdí ji komisař titulových turnajů, jakmile hráč prokáže totožnost.
error-ladies-only = Turnaj je pro ženy. Federace to musí u hráčky nejprve zapsat; uvidí to jen ti, kdo to vědět musejí.
error-deposit-not-paid = Po odstoupení tohoto hráče se přihláška přijme, až bude zaplacena kauce ve výši dvojnásobku startovného.
events-approval = Schválení
events-approval-given = Schválen před vypsáním (TR-12)
error-approval-missing = Mezinárodní turnaj federace lze vypsat, až když ho schválí ředitel světových turnajů. Nejprve o to požádejte.
error-approval-not-given = Tento turnaj není schválen.
error-approval-does-not-fit = Schválení patří jiné federaci nebo je pro jiný druh turnaje.
error-approval-taken = S tímto schválením už byl vypsán jiný turnaj. Požádejte o další.
error-fee-above-approved = Startovné je vyšší než to schválené, nebo v jiné měně. Změňte je, nebo požádejte znovu.
error-approval-lapsed = Souhlas propadne, nezačne-li turnaj do šesti měsíců od schváleného startu. Zvolte dřívější start, nebo požádejte znovu.
error-prize-fund-not-deposited = Cenový fond musí být před zveřejněním startovních listin složen u ICCF. Potvrdí to ředitel světových turnajů.
events-consent-rating = Rating
events-consent-rating-missing = Ratingovaný národní turnaj potřebuje souhlas ratingového komisaře: před startovními listinami, a převedený, než se jeho partie započítají (TR-9.2). Zatím ho nemá.
events-consent-rating-given = Ratingový komisař dal souhlas { $day } (TR-9.2).
events-consent-rating-give = Souhlasit s ratingem
events-consent-rating-take = Vzít souhlas zpět
events-consent-rating-confirm = Souhlasit s ratingem tohoto turnaje?
events-consent-rating-text = Partie se budou počítat do ratingu. Pořadatelé se to dozvědí; souhlas lze vzít zpět, dokud nejsou zveřejněny startovní listiny, u převedeného turnaje nelze.
events-consent-rating-take-confirm = Vzít souhlas zpět?
events-consent-rating-take-text = Bez něj nelze zveřejnit startovní listiny. Pořadatelé se to dozvědí.
events-consent-final = Výkonný výbor
events-consent-final-missing = Finále mistrovství světa se plánuje po dohodě s Výkonným výborem. Ten zatím nesouhlasil, a nelze nikoho přihlásit (TR-1.0.4).
events-consent-final-given = Výkonný výbor souhlasil { $day } (TR-1.0.4).
events-consent-final-give = Souhlasit za výbor
events-consent-final-take = Vzít souhlas zpět
events-consent-final-confirm = Souhlasit za Výkonný výbor s tímto finále?
events-consent-final-text = Hráče pak bude možné přihlašovat. Pořadatelé se to dozvědí; souhlas lze vzít zpět, dokud nejsou zveřejněny startovní listiny.
events-consent-final-take-confirm = Vzít souhlas výboru zpět?
events-consent-final-take-text = Bez něj nelze nikoho přihlásit ani zveřejnit startovní listiny. Pořadatelé se to dozvědí.
error-category-drops = Hráč připuštěný komisařem snižuje kategorii skupiny. Zařaďte na jeho místo jiného hráče, nebo připuštění odvolejte.
error-consent-not-needed = Tento turnaj takový souhlas nepotřebuje.
error-own-consent = Tento turnaj pořádáte; o jeho ratingu rozhodne jiný ratingový komisař.
error-unknown-event = Takový turnaj tu není.
error-unknown-entry = Tento hráč přihlášený není.
events-organisers = Pořadatelé
events-organisers-text = Pořadatelé vidí přihlášky, rozhodují o nich, sestavují skupiny a potvrzují tabulky. Přidat lze jen toho, kdo má funkci pořadatele.
events-organiser-add = Přidat pořadatele
events-organiser-remove = Odebrat
events-organiser-remove-of = Odebrat z pořadatelů: { $name }
events-deputies-text = Zástupce rozhodčího smí v tomto turnaji všechno, co rozhodčí, a dostává zprávy o tom, co čeká na rozhodnutí. Určit lze jen toho, kdo má funkci rozhodčího.
events-deputy-add = Určit zástupce
events-deputy-remove-of = Odebrat ze zástupců rozhodčího: { $name }
events-newcomer = Nahradit hráče, který ještě netáhl
events-newcomer-text = Než hráč udělá první tah, může místo něj nastoupit někdo jiný, a to s jeho startovním číslem a barvami a s plným časem. Musí to být někdo, kdo by se do turnaje mohl přihlásit. Přihláška nahrazeného hráče se vezme zpět{ $fee ->
    [yes] {""} a startovné propadá ({ $rule }).
   *[no] {""} ({ $rule }).
 }
events-newcomer-begun = Kdo už táhl, může jen vystoupit, a to ze všech turnajů:
events-newcomer-withdrawals = Vystoupení na stole rozhodčího
events-newcomer-replaced = Koho nahradit
events-newcomer-choose = Vyberte hráče
events-newcomer-instead = Kým: jméno nebo číslo hráče
events-newcomer-hint = Přečte si ho nahrazený hráč a ti, kdo turnaj řídí a pořádají, nikdo jiný. Nejvýše 2 000 znaků.
events-newcomer-fee = Startovné nového hráče
events-newcomer-paid = Startovné { $fee } je zaplaceno
events-newcomer-look = Zkontrolovat…
events-newcomer-confirm = Nahradit hráče { $player }?
events-newcomer-confirm-text = { $newcomer } ({ $newcomer_number }) hraje místo hráče { $player } ({ $player_number }) všechny partie ({ $section }). Startovní číslo a barvy zůstávají, čas má plný.

    { $fee ->
        [yes] Přihláška hráče { $player } se vezme zpět a startovné propadá ({ $rule }).
       *[no] Přihláška hráče { $player } se vezme zpět ({ $rule }).
    } Oba dostanou e-mail, stejně jako soupeři, rozhodčí a pořadatelé.
events-newcomer-action = Nahradit hráče
events-newcomer-done = { $newcomer } hraje místo hráče { $player } ({ $section }).
error-newcomer-not-playing = Hráče lze nahradit od zveřejnění startovních listin do konce turnaje.
error-newcomer-not-in-start-list = Tento hráč není v žádné startovní listině turnaje.
error-newcomer-plays-already = Tento hráč v turnaji už hraje, nebo v něm hrál.
error-newcomer-replaced-already = Místo tohoto hráče už hraje někdo jiný.
error-newcomer-withdrawal-under-way = Vystoupení tohoto hráče se právě provádí. Podívejte se znovu za minutu.
error-newcomer-no-unfinished-game = Žádná z partií tohoto hráče se už nepočítá.
error-newcomer-has-begun = Tento hráč už začal hrát: udělal tah, nebo některá z jeho partií skončila. Může už jen vystoupit ze všech turnajů.
error-newcomer-started-elsewhere = Partie poštou nebo e-mailem se nehrají na serveru, takže se tu neví, zda hráč už začal. Po začátku může hráč už jen vystoupit ze všech turnajů.
error-newcomer-fee-not-paid = Bez zaplaceného startovného nikdo nenastoupí. Je-li zaplaceno, zaškrtněte to tady.
error-newcomer-outside-class = Rating tohoto hráče neodpovídá třídě turnaje; komu je turnaj určen, stojí v jeho pravidlech.
error-newcomer-not-qualified = Tento hráč nemá pro tento stupeň kvalifikaci, nebo ji už použil.
error-newcomer-second-norm-event = V každém pololetí (leden až červen, červenec až prosinec) může hráč hrát jeden turnaj s normami; tento hráč už jeden má.
error-directs-no-tournaments = Tento člověk tu turnaje nevede: nejdřív musí dostat funkci rozhodčího.
error-directs-already = Tento člověk je rozhodčím tohoto turnaje.
error-too-many-deputies = Turnaj má nejvýš 20 zástupců rozhodčího.
error-own-event = Do tohoto turnaje jste se přihlásili nebo v něm hrajete; rozhoduje jiný pořadatel nebo funkcionář.
error-organises-no-events = Tento člověk tu turnaje nepořádá: nejdřív musí dostat funkci pořadatele.
error-organisers-out-of-range = Turnaj má 1 až 20 pořadatelů: než odeberete posledního, přidejte jiného.
error-entry-refused = Pořadatel tuto přihlášku odmítl.
error-organiser-enters-alone = Tento hráč turnaj pořádá a po přihlášení by v něm už o ničem nerozhodoval: přihlásit se může jen sám.
error-event-over = Tento turnaj skončil.
error-not-started = Jeho partie ještě nejsou založeny.
error-games-running = Některé partie se ještě hrají: tabulky se potvrzují, až skončí poslední.

### the table of a section

section-friendly = Přátelské partie bez zápočtu na rating
section-table = Tabulka
section-table-hint = Tabulka. Šipkami se přechází od výsledku k výsledku a ke jménům.
section-games-table = Tabulka partií
section-games-table-hint = Tabulka, v níž má každá partie svůj sloupec. Šipkami se přechází od partie k partii a ke jménům.
section-games-note = Startovní čísla jsou podle ratingu. V každém políčku je startovní číslo soupeře, barva hráče a výsledek.
section-start-number = Startovní číslo
section-game = { $n }. partie
section-met = { $n }, { $who }, { $color }:
section-order = Pořadí
section-order-place = Podle pořadí
section-order-number = Podle čísel
section-player = Hráč
section-rating = Rating
section-score = Body
section-wins = Výhry
section-left = Zbývá
section-place = Místo
section-prize = získává cenu (TR-3.5)
section-shared = dělené
section-me = vy
section-for = místo: { $names }
section-cell = { $white } – { $black }:
section-new = nové od vaší poslední návštěvy
section-in-play = nedohráno
section-white = bílými
section-black = černými
section-flag-A = posouzeno
section-flag-E = překročení času
section-flag-D = kontumačně
section-flag-C = zrušeno, nepočítá se
section-teams = Tabulka družstev
section-started = Začátek
section-progress = dohráno { $done } z { $all } partií
section-count-not-started = Nezačaté
section-count-running = Rozehrané
section-count-in-adjudication = V posouzení
section-count-finished = Dohrané
section-count-cancelled = Zrušené
section-print = Vytisknout
section-empty = Zatím bez hráčů
section-empty-text = Startovní listina ještě není zveřejněna.
section-alone = tu nemá soupeře a jde dál bez hry.
section-bye = tu má volno: bod bez hry.
section-lots = Jak se losovalo
section-lots-text = Startovní čísla a s nimi barvy se vylosovaly při zveřejnění startovních listin. Vše vychází z jednoho náhodného čísla, semínka. Hráčův los je SHA-256 ze semínka, názvu skupiny a čísla hráče, oddělených lomítky. Každý si to může přepočítat.
section-lots-all = Nejmenší los má startovní číslo 1, další 2 a tak dále. Kdo má bílé, říkají Bergerovy tabulky.
section-lots-sides = V zápase hraje každý z jedné strany s každým z druhé a losuje se v každé straně zvlášť: nejmenší los první strany má startovní číslo 1, nejmenší los druhé strany číslo { $n }. Kdo má bílé, plyne ze startovních čísel.
section-seed = Semínko:
section-lots-how = Los hráče { $who }, číslo { $n }:
section-lots-check = Přepočítat tady
section-lots-agree = Přepočítáno na vašem zařízení: startovní čísla souhlasí.
section-lots-differ = Po přepočítání na vašem zařízení vychází jiné pořadí než v tabulce. Dejte vědět rozhodčímu turnaje.
section-decisions = Rozhodnutí a dotazy
section-own-pages = Rozehrané partie na stránkách hráčů
section-assumed-F = rating FIDE místo publikovaného
section-fide-title = titul FIDE místo titulu v korespondenčním šachu
section-assumed-P = bez ratingu: úroveň turnaje

### category and norms

norms-title = Kategorie a normy
norms-title-side = Kategorie a normy hráčů { $from } až { $to }
norms-average = Průměrný rating
norms-average-opponents = Průměrný rating druhé strany
norms-category = Kategorie { $name }
norms-category-of-kind = Kategorie { $name } podle druhu turnaje (NORM-4c)
norms-category-none = bez kategorie
norms-points = { $points } b.
norms-not-announced = Tento turnaj je vypsán bez norem.
norms-none = Normy se splnit nedají:
norms-withdrawn = { $n ->
    [one] Jeden hráč vystoupil a jeho partie jsou zrušeny: kategorie a normy platí podle ostatních (NORM-4a).
    [few] { $n } hráči vystoupili a jejich partie jsou zrušeny: kategorie a normy platí podle ostatních (NORM-4a).
   *[other] { $n } hráčů vystoupilo a jejich partie jsou zrušeny: kategorie a normy platí podle ostatních (NORM-4a).
 }
norms-remarks = Platí tabulky norem. Znění pravidel žádá víc, na což se podívá kvalifikační komisař:
norms-progress = Kolik bodů je ještě třeba
norms-legend = Pomlčka: už nedosažitelné. Splněná norma se započítá jako tolik z 24 partií, které žádá titul (TR-10.0.3).
norms-missed = nedosažitelné
norms-open = bodů chybí
norms-reached = splněno
norms-games = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
 }
norms-why-too-few-players = Počet hráčů: { $n }; musí jich být nejméně { $of }
norms-why-too-many-players = Počet hráčů: { $n }; tabulky norem končí u { $of }
norms-why-too-few-federations = Počet členských federací: { $n }; musí být zastoupeny nejméně { $of }
norms-why-one-federation = Hráčů z jedné federace, { $federation }: { $n }; smí jich být nejvýše { $of }
norms-why-too-few-published = Hráčů s publikovaným ratingem: { $n }; musí jich být nejméně { $of }
norms-why-too-few-fixed = Hráčů s fixním ratingem: { $n }; musí jich být nejméně { $of }
norms-why-no-category = Průměr { NUMBER($n, useGrouping: 0) } je pod nejnižší kategorií
norms-why-double-round = Ve dvoukolovém turnaji platí normy, které s ním byly schváleny
norms-why-games = Každý hraje partií: { $n }; tabulky norem jsou pro 8 až 19
norms-remark-one-federation = Z jedné federace, { $federation }: { $n } z { $of } hráčů; znění pravidel připouští nejvýše dvě třetiny
norms-remark-published = S publikovaným ratingem: { $n } z { $of } hráčů; znění pravidel žádá nejméně 75 %
norms-remark-fixed = S fixním ratingem: { $n } z { $of } hráčů; znění pravidel žádá nejméně 60 %
