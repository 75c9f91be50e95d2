### the wizard

organise-approval = Se schválením turnaje „{ $name }“ (TR-12).
organise-approval-use = Použít schválení turnaje „{ $name }“ (start do { $day })
organise-lede = Krok za krokem; před závěrečnou kontrolou se nic neodešle. Co napíšete, zůstává na této kartě prohlížeče.
organise-steps = Kroky
organise-step-preset = Čím začít
organise-step-what = Co
organise-step-who = Kdo
organise-step-how = Jak
organise-step-time = Čas
organise-step-dates = Termíny
organise-step-published = Co lze ještě změnit
organise-step-summary = Závěrečná kontrola
organise-next = Dál
organise-back = Zpět
organise-look = Prohlédnout vypsání…
organise-preset-open-class = Otevřená třída
organise-preset-higher-class = Vyšší třída
organise-preset-master-class = Mistrovská třída
organise-preset-master-norm = Mistrovská norma
organise-preset-grandmaster-norm = Velmistrovská norma
organise-preset-world-cup-preliminary = Světový pohár, předkolo
organise-preset-national-championship = Národní mistrovství
organise-preset-thematic = Tematický turnaj
organise-preset-chess960 = Chess960
organise-preset-makruk = Makruk
organise-preset-invitational = Turnaj na pozvání
organise-preset-friendly = Přátelský turnaj
organise-preset-olympiad = Olympiáda, finále
organise-preset-league = Liga družstev
organise-preset-team-match = Přátelský zápas dvou družstev
organise-teams-n = { $n ->
    [one] { $n } družstvo
    [few] { $n } družstva
   *[other] { $n } družstev
 }
organise-teams-on = { $boards ->
    [one] { $teams } na { $boards } šachovnici
   *[other] { $teams } na { $boards } šachovnicích
 }
organise-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
organise-name = Název
organise-code = Kód
organise-code-hint = Například O/C/2027-01. Nikdy se nemění.
organise-code-fixed = Kód turnaje se nemění.
organise-code-wrong = Jen velká písmena A až Z, číslice a znaky / - .
organise-about = O turnaji
organise-about-hint = Ceny, komu je turnaj věnován, pozvánka, odkazy na dokumenty: vše, co mají hráči vědět. Může zůstat prázdné.
organise-kind = Druh turnaje
organise-organiser = Pořadatel
organise-rule-set = Pravidla
organise-rules-iccf = ICCF
organise-rules-sks = SKŠ
organise-rules-choose = zvolte
organise-rules-hint = SKŠ má vlastní pravidla (SKS-8). Určete, zda platí.
organise-rules-missing = Zvolte, čí pravidla platí.
organise-director = Rozhodčí turnaje: jméno nebo číslo hráče
organise-medium = Jak se tahy posílají
organise-medium-server = na tomto serveru
organise-medium-email = e-mailem mezi hráči
organise-medium-post = poštou mezi hráči
organise-medium-hint-server = Hodiny vede server a zná každý tah.
organise-medium-hint-email = Hodiny zde neběží: zápis si zde vedou oba hráči, a kde se liší, rozhodne rozhodčí (LAW-8.1).
organise-medium-hint-post = Hodiny zde neběží: zápis si zde vedou oba hráči, a kde se liší, rozhodne rozhodčí (LAW-8.1). Pro rating stačí 20 dní na 10 tahů (TR-9.2).
organise-start = Výchozí postavení
organise-start-usual = obvyklé
organise-start-per-game = Chess960, losuje se pro každou partii
organise-start-one-for-all = Chess960, losuje se jednou pro všechny partie
organise-start-from = dané postavení (tematický turnaj)
organise-start-960 = Výchozí postavení se losuje jen v Chess960.
organise-start-drawn = V Chess960 se začátek losuje: pro každou partii, nebo jednou pro turnaj.
organise-fen = Postavení (FEN)
organise-fen-wrong = Z tohoto postavení partie začít nemůže.
organise-unrated = Hráč bez ratingu se počítá jako
organise-unrated-hint = Může zůstat prázdné.
organise-stage = Stupeň
organise-stage-none = žádný
organise-stage-hint = Pravidla mu určují velikost skupin, rating hráčů bez ratingu a kategorii.
organise-winner-alone = do Finále postupuje jen vítěz skupiny: v roce, kdy startují více než 4 skupiny (TR-1.4.1)
organise-previous = Předchozí kolo
organise-previous-number = turnaj { $n }
organise-previous-hint = Nikdo se sem nepřihlašuje: postupující přijmete vy.
organise-previous-leave = Předchozí kolo vynechat
organise-previous-everybody = Ve švýcarském turnaji hrají další kolo všichni.
organise-advancing = Z každé skupiny postupuje
organise-fee = Startovné
organise-fee-hint = Například 25 nebo 12,50. Prázdné: zdarma.
organise-fee-wrong = Zadejte částku jako 25 nebo 12,50.
organise-currency = Měna
organise-payment = Jak zaplatit
organise-payment-hint = Například číslo účtu, variabilní symbol, odkaz. Uvidí to všichni; hráče zároveň žádáme, aby k platbě uvedli své číslo. Může zůstat prázdné.
organise-system = Kdo hraje s kým
organise-system-round-robin = každý s každým jednou
organise-system-double-round-robin = každý s každým dvakrát
organise-system-scheveningen = jedna polovina proti druhé (scheveningen)
organise-system-silli = každý s pevným počtem soupeřů (Silli)
organise-system-knock-out = vyřazovací systém, zápasy dvojic
organise-system-swiss = švýcarský systém, losuje se po kolech
organise-games-each = Partií na hráče
organise-games-each-hint = Sudé číslo od 4 do 30. Soupeři jsou z celého žebříčku skupiny.
organise-match-games = Partií v zápase
organise-match-games-hint = 1 až 6, barvy se střídají.
organise-rounds = Počet kol
organise-rounds-hint = 2 až 15, v každém jedna partie. Každé kolo je samostatný turnaj: až toto kolo skončí, vypište z jeho stránky další, se stejným počtem kol.
organise-size = Hráčů ve skupině
organise-teams = hrají družstva
organise-teams-size = Družstev ve skupině
organise-boards = Počet šachovnic družstva
organise-eligible = Která družstva se mohou přihlásit
organise-eligible-national = národní, za každou federaci jedno
organise-eligible-any = kterákoli
organise-promotion = Postup a sestup
organise-promotion-hint = Kdo postupuje, sestupuje nebo se kvalifikuje. Prázdné: z turnaje nic neplyne.
organise-replacements = Náhrady hráčů
organise-replacements-hint = Nevyplníte-li nic, platí jen pravidla: ICCF počet neomezuje a kapitánovi dává dva měsíce; v českých soutěžích lze nahradit polovinu družstva, na každé šachovnici jednou, do 30 dní. Propozice mohou povolit jen méně. Úmrtí se nepočítají.
organise-replaced-most = Nejvyšší počet náhrad v družstvu
organise-naming-days = Lhůta na určení náhradníka (dny)
organise-once-a-board = Na každé šachovnici jen jednou
organise-league = Sezona ligy
organise-league-hint = Pro ligu s divizemi, mezi kterými se postupuje a sestupuje. U jiných turnajů nechte obě pole prázdná.
organise-divisions = Divize
organise-divisions-hint = Každá na svém řádku, nejvyšší první.
organise-divisions-three = Liga ICCF má { $n } divize: napište každou na vlastní řádek (TR-5.3-5.4).
organise-divisions-missing = Pojmenujte divize, nebo nechte „Předchozí sezonu“ prázdnou.
organise-divisions-count = Liga má { $min } až { $max } divizí.
organise-divisions-names = Každá divize má jiný název, nejvýše { $n } znaků a bez lomítka.
organise-follows = Předchozí sezona
organise-follows-hint = Číslo turnaje z konce adresy jeho stránky. Prázdné: toto je první sezona.
organise-follows-wrong = Číslo turnaje jsou jen číslice.
organise-even = Obě strany jsou stejně velké: zadejte sudý počet hráčů.
organise-outside = Mimo Pravidla
organise-outside-none = ne: hraje se podle Pravidel
organise-rated = započítává se do ratingu
organise-norms = lze získat normy titulů
organise-norm-class = Stupeň mistrovství
organise-norm-class-none = žádný s vlastní kategorií
organise-ladies = turnaj žen: hráčka bez ratingu se v průměru počítá jako 1900
organise-conditional = Podmíněné tahy
organise-conditional-tree = s odbočkami
organise-conditional-linear = jedna varianta bez odboček
organise-conditional-none = žádné
organise-draws = Nabídky remízy
organise-draws-free = s každým tahem
organise-draws-once = jednou v partii
organise-draws-once-in-ten = jednou za deset tahů
organise-draws-not-before = od určitého tahu
organise-draws-never = nikdy
organise-first-move = Od tohoto tahu
organise-ties = Při rovnosti bodů rozhoduje
organise-tie = { $n }.
organise-tie-none = nic
organise-ties-twice = Každé zvolte jen jednou.
organise-visible = Diváci vidí partie
organise-visible-finished = až skončí
organise-visible-live = už během hry
organise-delay = O kolik tahů později
organise-after-finished = Až bude ve skupině dohráno tolik partií
organise-leave = Dnů dovolené v kalendářním roce
organise-silence = více než 40 dní bez tahu znamená prohru
organise-flag = Při překročení času
organise-flag-server = ukončí partii server
organise-flag-claimed = musí reklamovat soupeř
organise-utc = Všechny časy jsou v UTC. Vaše pásmo je { $zone }.
organise-end-hint = Partie, které do konce nejsou dohrány, se posoudí. Bez konce se hraje, dokud nejsou dohrány všechny.
organise-close-after-open = Přihlášky končí až po svém začátku.
organise-start-after-close = Začátek přichází po konci přihlášek.
organise-end-after-start = Konec přichází po začátku.
organise-published = Startovní listiny jsou zveřejněny: změnit lze jen název, rozhodčího, konec na pozdější a texty „O turnaji“ a „Jak zaplatit“.
organise-summary = Toto uvidí všichni
organise-summary-announce = Zatím se nic neodeslalo. Vracet se můžete, jak chcete.
organise-summary-change = Zatím se nic nezměnilo. Vracet se můžete, jak chcete.
organise-send-announce = Vypsat…
organise-send-change = Změnit…
organise-confirm-announce = Vypsat tento turnaj?
organise-confirm-announce-text = „{ $name }“ bude v seznamu turnajů pro všechny a od stanoveného dne se budou přijímat přihlášky.
organise-do-announce = Vypsat turnaj
organise-confirm-change = Změnit tento turnaj?
organise-confirm-change-text = „{ $name }“ se všem ukáže tak, jak jste ho právě viděli. Změna bude mezi rozhodnutími.
organise-do-change = Změnit turnaj
organise-announced = Turnaj je vypsán.
organise-changed = Turnaj je změněn.
organise-anew = Začít z dnešní podoby

### entries

organise-enter-title = Přihlásit někoho
organise-enter = Přihlásit hráče
organise-entered = Hráč je přihlášen.
organise-file-title = Přihlásit hráče ze souboru
organise-file = Hráči
organise-file-hint = CSV s nadpisy id (číslo hráče) a nomination (důvody svazu, pokud hráče nominuje). Na jiných sloupcích nezáleží. Dokud není v pořádku celý soubor, nepřihlásí se nikdo. Více než { $n } hráčů se přihlašuje po částech, jedna po druhé.
organise-file-example =
    id,nomination
    160012,
    160034,Mistr republiky 2025.
organise-file-checking = Kontroluje se část { $n } z { $all }…
organise-file-entering = Přihlašuje se část { $n } z { $all }…
organise-file-ignored = Na těchto sloupcích nezáleží: { $columns }.
organise-file-right = { $n ->
    [one] Soubor je v pořádku: přihlásil by se jeden hráč.
    [few] Soubor je v pořádku: přihlásili by se { $n } hráči.
   *[other] Soubor je v pořádku: přihlásilo by se { $n } hráčů.
 }
organise-file-faults = { $n ->
    [one] Jeden řádek je třeba opravit; nikdo přihlášen nebyl.
    [few] { $n } řádky je třeba opravit; nikdo přihlášen nebyl.
   *[other] { $n } řádků je třeba opravit; nikdo přihlášen nebyl.
 }
organise-file-unchecked = Soubor se nepodařilo zkontrolovat celý; nikdo přihlášen nebyl.
organise-file-all-before = Všichni z tohoto souboru už jsou přihlášeni.
organise-file-empty = V souboru nejsou žádní hráči.
organise-file-send = { $n ->
    [one] Přihlásit tohoto hráče
    [few] Přihlásit tyto { $n } hráče
   *[other] Přihlásit těchto { $n } hráčů
 }
organise-file-done = { $n ->
    [one] Přihlášen jeden hráč.
    [few] Přihlášeni { $n } hráči.
   *[other] Přihlášeno { $n } hráčů.
 }
organise-file-partly = { $n ->
    [0] Nikdo přihlášen nebyl.
    [one] Přihlášen jeden hráč, ostatní ne. Zkontrolujte tentýž soubor znovu: naváže se tam, kde se skončilo.
    [few] Přihlášeni { $n } hráči, ostatní ne. Zkontrolujte tentýž soubor znovu: naváže se tam, kde se skončilo.
   *[other] Přihlášeno { $n } hráčů, ostatní ne. Zkontrolujte tentýž soubor znovu: naváže se tam, kde se skončilo.
 }
organise-file-fresh = Nové přihlášky: { $n }
organise-file-before = Přihlášeni dříve: { $n }
organise-fault-entered-twice = Tento hráč je v souboru dvakrát.
organise-fault-faulty-field = Toto nelze přečíst.
organise-fault-forbidden = Tohoto hráče přihlásit nemůžete.
organise-fault-one-federation-a-file = Jeden soubor nominuje hráče jedné federace: pro tohoto hráče použijte jiný.
error-nominations-used = Letošní nominace této federace jsou vyčerpány.
organise-next-title = Další v pořadí
organise-next-hint = Pro volná místa, podle dřívějších tabulek; nejdříve ti, kterým chybělo jen pomocné hodnocení ({ $article }).
organise-next-none = V konečných tabulkách dřívějších turnajů už nikdo další není.
organise-next-tie = chybělo pomocné hodnocení
organise-next-place = { $place }. místo, body { $points }
organise-advance-title = Kdo postupuje z turnaje { $name }
organise-advance-none = Startovní listiny předchozího kola ještě nejsou zveřejněny.
organise-advance-count = Rozhodnuté skupiny: { $decided } z { $all }. { $n ->
    [0] Převzít není koho.
    [one] K převzetí je { $n } hráč.
    [few] K převzetí jsou { $n } hráči.
   *[other] K převzetí je { $n } hráčů.
 }
organise-advance-take = { $n ->
    [0] Převzít hráče
    [one] Převzít { $n } hráče
    [few] Převzít { $n } hráče
   *[other] Převzít { $n } hráčů
 }
organise-advance-nobody = Vyberte, kdo se má převzít.
organise-advance-done = { $n ->
    [one] Převzat { $n } hráč.
    [few] Převzati { $n } hráči.
   *[other] Převzato { $n } hráčů.
 }{ $unpaid ->
    [0] { "" }
   *[other] { " " }Ještě nezaplaceno: { $unpaid }.
 }
organise-advance-complete = { $n ->
    [one] { $n } skupina, z níž jsou převzati všichni
    [few] { $n } skupiny, z nichž jsou převzati všichni
   *[other] { $n } skupin, z nichž jsou převzati všichni
 }
organise-advance-running = { $n ->
    [one] Dohrává se { $n } skupina
    [few] Dohrávají se { $n } skupiny
   *[other] Dohrává se { $n } skupin
 }
organise-advance-open = { $n ->
    [one] { $n } nedohraná partie
    [few] { $n } nedohrané partie
   *[other] { $n } nedohraných partií
 }
organise-advance-undecided = nerozhodnuto
organise-advance-tied = dělené místo
organise-advance-others = Ostatní
organise-advance-place = { $place }{ $shared ->
    [yes] =
   *[no] .
 } · { $n ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
organise-advance-silent = vystoupil beze slova: nepostupuje (TR-8.5)
organise-advance-reason = Proč postupuje { $who }
organise-advance-reason-tied = Pomocné hodnocení hráče nerozlišilo. Například: rozhodl los.
organise-advance-reason-behind = Jiní skončili před ním. Například: vítěz dál nehraje.
organise-advance-reason-missing = uveďte důvod, tabulka sama o postupu nerozhodla.
organise-advance-refused = { $who }: { $text }
organise-grounds = Na základě čeho
organise-grounds-none = jako kdokoli
organise-grounds-text = Které, nebo proč
organise-won = Číslo vyhrané skupiny
organise-won-hint = Je v adrese její tabulky: /section/70. Výhra platí jednou.
organise-section-wrong = Číslo skupiny jsou jen číslice.
organise-states = Které přihlášky
organise-find = Najít hráče
organise-shown = { $n ->
    [one] { $n } přihláška
    [few] { $n } přihlášky
   *[other] { $n } přihlášek
 }
organise-no-match = Žádná přihláška neodpovídá.
organise-decision = Rozhodnutí
organise-paid = zaplaceno { $day }
organise-no-account = zatím bez účtu
organise-unpaid = nezaplaceno
organise-free = bez startovného: delegát zatím nepotvrdil
organise-free-confirmed = bez startovného, potvrzeno { $day }
organise-deposit-paid = kauce zaplacena { $day }
organise-deposit-refunded = kauce vrácena { $day }
organise-deposit-forfeited = kauce propadla { $day }
organise-decide = Rozhodnout
organise-decide-fee-paid = Zaplaceno
organise-decide-confirm = Delegát potvrdil
organise-decide-deposit-paid = Kauce zaplacena
organise-decide-deposit-refunded = Kauce vrácena
organise-decide-deposit-forfeited = Kauce propadá…
organise-decide-accept = Přijmout
organise-decide-waiting-list = Na čekací listinu
organise-decide-refuse = Odmítnout…
organise-decide-withdraw = Vyřadit…
organise-refuse-title = Odmítnout tuto přihlášku?
organise-refuse-text = Hráč { $who } se to i s důvodem dozví.
organise-refuse-action = Odmítnout přihlášku
organise-withdraw-title = Vyřadit tuto přihlášku?
organise-withdraw-text = Hráč { $who } nebude hrát; dozví se to i s důvodem.
organise-withdraw-action = Vyřadit přihlášku
organise-deposit-forfeited-title = Má tato kauce propadnout?
organise-deposit-forfeited-text = { $who }: kauce se nevrací (TR-8.4). Vzít zpět to nelze.
organise-deposit-forfeited-action = Kauce propadá
organise-reason-hint = Přečte si ho hráč.

### přihlášky najednou

error-entry-accepted = Přijatá přihláška musí být zaplacená: nejdříve ji přesuňte na čekací listinu.
organise-decide-fee-not-paid = Nezaplaceno
organise-fees = Startovné
organise-fee-any = vše
organise-fee-paid = zaplaceno
organise-fee-due = k zaplacení
organise-fee-unconfirmed = bez startovného, čeká na delegáta
organise-only-unclaimed = zatím bez účtu ({ $n })
organise-sort = Pořadí
organise-sort-by = { $way ->
    [down] { $by }, sestupně
   *[up] { $by }, vzestupně
 }
organise-by-name = Hráč
organise-by-rating = Rating
organise-by-federation = Federace
organise-by-at = Podáno
organise-by-state = Stav a startovné
organise-more = { $n ->
    [one] Ukázat ještě { $n }
    [few] Ukázat další { $n }
   *[other] Ukázat dalších { $n }
 }
organise-drawn = Zobrazeno { $n } z { $all }
organise-bulk-choose = Vybráno
organise-bulk-choose-one = Vybrat: { $who }
organise-bulk-all = { $n ->
    [one] jediná v seznamu
    [few] všechny { $n } v seznamu
   *[other] všech { $n } v seznamu
 }
organise-bulk-chosen = { $n ->
    [0] Žádná přihláška není vybrána.
    [one] Vybrána jedna přihláška.
    [few] Vybrány { $n } přihlášky.
   *[other] Vybráno { $n } přihlášek.
 }
organise-bulk-hidden = { $n ->
    [one] Jedna z nich teď v seznamu není.
    [few] { $n } z nich teď v seznamu nejsou.
   *[other] { $n } z nich teď v seznamu není.
 }
organise-bulk-decide = Rozhodnout o vybraných
organise-bulk-none = Zrušit výběr
organise-bulk-fee-paid = Zaplaceno…
organise-bulk-fee-paid-title = { $n ->
    [0] Není co zapsat
    [one] Zapsat jednu platbu startovného?
    [few] Zapsat { $n } platby startovného?
   *[other] Zapsat { $n } plateb startovného?
 }
organise-bulk-fee-paid-text = { $n ->
    [0] Nikdo z vybraných startovné platit nemá.
   *[other] Každý hráč uvidí, že jeho platba došla. Zápis pak lze vzít zpět.
 }
organise-bulk-fee-paid-action = { $n ->
    [one] Zapsat jednu platbu
    [few] Zapsat { $n } platby
   *[other] Zapsat { $n } plateb
 }
organise-bulk-fee-paid-running = Zapisují se platby
organise-bulk-fee-paid-done = Zapsáno jako zaplaceno: { $n }
organise-bulk-fee-not-paid-title = { $n ->
    [0] Není co vzít zpět
    [one] Vzít zpět jednu platbu?
    [few] Vzít zpět { $n } platby?
   *[other] Vzít zpět { $n } plateb?
 }
organise-bulk-fee-not-paid-text = { $n ->
    [0] U nikoho z vybraných nelze platbu vzít zpět.
   *[other] Startovné bude zase vedeno jako nezaplacené.
 }
organise-bulk-fee-not-paid-action = Vzít zpět
organise-bulk-fee-not-paid-running = Platby se berou zpět
organise-bulk-fee-not-paid-done = Platba vzata zpět: { $n }
organise-bulk-accept = Přijmout…
organise-bulk-accept-title = { $n ->
    [0] Není koho přijmout
    [one] Přijmout jednu přihlášku?
    [few] Přijmout { $n } přihlášky?
   *[other] Přijmout { $n } přihlášek?
 }
organise-bulk-accept-text = { $n ->
    [0] Žádnou z vybraných přihlášek nelze přijmout.
   *[other] Hráči se to dozvědí.
 }
organise-bulk-accept-action = { $n ->
    [one] Přijmout jednu přihlášku
    [few] Přijmout { $n } přihlášky
   *[other] Přijmout { $n } přihlášek
 }
organise-bulk-accept-running = Přihlášky se přijímají
organise-bulk-accept-done = Přijato: { $n }
organise-bulk-waiting-list = Na čekací listinu…
organise-bulk-waiting-list-title = { $n ->
    [0] Není koho dát na čekací listinu
    [one] Dát jednu přihlášku na čekací listinu?
    [few] Dát { $n } přihlášky na čekací listinu?
   *[other] Dát { $n } přihlášek na čekací listinu?
 }
organise-bulk-waiting-list-text = { $n ->
    [0] Žádnou z vybraných přihlášek nelze dát na čekací listinu.
   *[other] Hráči se to dozvědí.
 }
organise-bulk-waiting-list-action = Dát na čekací listinu
organise-bulk-waiting-list-running = Přihlášky se dávají na čekací listinu
organise-bulk-waiting-list-done = Dáno na čekací listinu: { $n }
organise-bulk-refuse = Odmítnout…
organise-bulk-refuse-title = { $n ->
    [0] Není koho odmítnout
    [one] Odmítnout jednu přihlášku?
    [few] Odmítnout { $n } přihlášky?
   *[other] Odmítnout { $n } přihlášek?
 }
organise-bulk-refuse-text = { $n ->
    [0] Žádnou z vybraných přihlášek nelze odmítnout.
   *[other] Hráči se to i s důvodem dozvědí.
 }
organise-bulk-refuse-action = { $n ->
    [one] Odmítnout jednu přihlášku
    [few] Odmítnout { $n } přihlášky
   *[other] Odmítnout { $n } přihlášek
 }
organise-bulk-refuse-running = Přihlášky se odmítají
organise-bulk-refuse-done = Odmítnuto: { $n }
organise-bulk-withdraw = Vyřadit…
organise-bulk-withdraw-title = { $n ->
    [0] Není koho vyřadit
    [one] Vyřadit jednu přihlášku?
    [few] Vyřadit { $n } přihlášky?
   *[other] Vyřadit { $n } přihlášek?
 }
organise-bulk-withdraw-text = { $n ->
    [0] Žádnou z vybraných přihlášek nelze vyřadit.
   *[other] Tito hráči nebudou hrát; dozvědí se to i s důvodem.
 }
organise-bulk-withdraw-action = { $n ->
    [one] Vyřadit jednu přihlášku
    [few] Vyřadit { $n } přihlášky
   *[other] Vyřadit { $n } přihlášek
 }
organise-bulk-withdraw-running = Přihlášky se vyřazují
organise-bulk-withdraw-done = Vyřazeno: { $n }
organise-bulk-reason-hint = Jeden důvod pro všechny. Hráči si ho přečtou.
organise-bulk-left = { $n ->
    [one] Jedna z vybraných se vynechá:
    [few] { $n } z vybraných se vynechají:
   *[other] { $n } z vybraných se vynechá:
 }
organise-lack-withdrawn = přihláška vzata zpět: { $n }
organise-lack-refused = odmítnuto: { $n }
organise-lack-accepted = už přijato: { $n }
organise-lack-waiting = už na čekací listině: { $n }
organise-lack-not-accepted = nepřijato: { $n }
organise-lack-paid = už zaplaceno: { $n }
organise-lack-unpaid = nezaplaceno: { $n }
organise-lack-free = nemá co platit: { $n }
organise-lack-unconfirmed = bez startovného, delegát nepotvrdil: { $n }
organise-bulk-progress = Průběh
organise-bulk-of = { $n } z { $all }
organise-bulk-waiting = { $n ->
    [one] Server žádá o vteřinu strpení. Pak to půjde samo dál.
    [few] Server žádá o { $n } vteřiny strpení. Pak to půjde samo dál.
   *[other] Server žádá o { $n } vteřin strpení. Pak to půjde samo dál.
 }
organise-bulk-stop = Zastavit
organise-bulk-finished = Vše je hotovo
organise-bulk-partly = Hotovo, ale ne u všech
organise-bulk-stopped = Zastaveno
organise-bulk-ended = Nepodařilo se dokončit
organise-bulk-refused = { $text } ({ $n ->
    [one] jedna přihláška
    [few] { $n } přihlášky
   *[other] { $n } přihlášek
 })
organise-bulk-already = Zaplaceno už předtím: { $n }
organise-bulk-rest = Nezkoušeno: { $n }
organise-bulk-resume = { $n ->
    [one] Pokračovat s poslední
   *[other] Pokračovat se zbylými ({ $n })
 }
organise-bulk-undo = Vzít zpět…
organise-bulk-close = Zavřít
organise-bulk-leave-title = Odejít, než bude hotovo?
organise-bulk-leave-text = Co je rozhodnuto, zůstává. O ostatních přihláškách se nerozhodne.

### výpis z banky

organise-bank-title = Startovné podle výpisu z banky
organise-bank-lede = Vyberte výpis pohybů na účtu, jak ho banka vyváží. Platby { $fee } se k přihláškám přiřadí podle čísla hráče, nebo podle jména. Soubor se čte ve vašem prohlížeči: na server se z něj nic neposílá.
organise-bank-file = Výpis z banky
organise-bank-hint = CSV nebo text.
organise-bank-empty = Soubor je prázdný.
organise-bank-no-list = Toto není výpis: řádky nejsou rozdělené středníky, čárkami ani tabulátory.
organise-bank-no-amounts = V tomto výpisu nejsou žádné částky.
organise-bank-amount = Částky
organise-bank-column = Sloupec { $n }
organise-bank-column-sample = { $name } (například { $sample })
organise-bank-debits = vynechat platby z účtu
organise-bank-summary = Jistých: { $sure }. Pravděpodobných: { $likely }.
organise-bank-sure = Jisté
organise-bank-sure-text = Porovnává se jen číslo a částka, a den, pokud ho výpis uvádí: platba může být i za jiný turnaj. Než platby zapíšete, řádky si prohlédněte.
organise-bank-likely = Pravděpodobné
organise-bank-likely-text = Částka souhlasí a sedí jméno nebo číslo. Zaškrtněte ty, o které jde.
organise-bank-differs = Jiná částka
organise-bank-differs-text = Hráči jsou uvedeni, ale částka nebo měna neodpovídá jejich startovnému.
organise-bank-used = Připsáno
organise-bank-used-text = Řádky, podle kterých jste od vybrání výpisu zapsali platby.
organise-bank-credited = Komu byla platba připsána:
organise-bank-paid = Už zaplaceno
organise-bank-paid-text = Platba je už zapsána, nebo je ve výpisu výš.
organise-bank-not-due = Není co platit
organise-bank-not-due-text = Tito hráči hrají bez startovného, nebo jsou jejich přihlášky odmítnuté či vzaté zpět.
organise-bank-unknown = Nerozpoznáno
organise-bank-unknown-text = Částka souhlasí, ale žádný hráč uveden není.
organise-bank-unread = Částka nepřečtena
organise-bank-unread-text = To, co v těchto řádcích stojí, není částka: prohlédněte si je sami.
organise-bank-doubt-gone = Tato platba odešla z účtu.
organise-bank-doubt-early = Platba je starší než přihláška: může být za jiný turnaj.
organise-bank-doubt-number = Číslo může znamenat něco jiného, například PSČ.
organise-bank-namesake = Je zde uveden také a už zaplatil: { $who }. Není to tato platba?
organise-bank-several = Odpovídá to { $n } hráčům: { $times ->
    [one] zaškrtněte toho, o kterého jde.
    [few] zaškrtněte ty, o které jde, nejvýš { $times }.
   *[other] zaškrtněte ty, o které jde, nejvýš { $times }.
 }
organise-bank-tick = Zaplaceno: { $who }
organise-bank-line = řádek { $n }
organise-bank-others = { $n ->
    [0] Žádná další platba ve výpisu není.
    [one] Jedna další platba s tímto startovným nesouvisí.
    [few] { $n } další platby s tímto startovným nesouvisejí.
   *[other] { $n } dalších plateb s tímto startovným nesouvisí.
 }
organise-bank-gone = { $n ->
    [one] Jedna platba z účtu je vynechána.
    [few] { $n } platby z účtu jsou vynechány.
   *[other] { $n } plateb z účtu je vynecháno.
 }
organise-bank-without = { $n ->
    [one] Jeden řádek žádnou částku neuvádí.
    [few] { $n } řádky žádnou částku neuvádějí.
   *[other] { $n } řádků žádnou částku neuvádí.
 }
organise-bank-record = { $n ->
    [0] Nikdo není zaškrtnut
    [one] Zapsat jednu platbu…
    [few] Zapsat { $n } platby…
   *[other] Zapsat { $n } plateb…
 }

### sections

organise-make = Sestavit skupiny
organise-make-again = Sestavit znovu…
organise-make-lede = Server vyrovná skupiny podle ratingu a rozdělí federace. Hráče pak můžete přesouvat.
organise-make-knock-out = Dvojice sestaví server: nejvýše nasazený hraje s nejníže nasazeným, podle umístění v předchozím kole a potom podle ratingu. Po kole vyřazovacího turnaje se místo toho utkají vítězové sousedních skupin. Hráče pak můžete přesouvat.
organise-make-swiss = Kolo rozlosuje server podle systému FIDE (Dutch): hrají spolu hráči se stejným nebo skoro stejným počtem bodů, nikdo nedostane téhož soupeře dvakrát a barvy se vyrovnávají. V prvním kole hraje horní polovina podle ratingu proti dolní. Hráče pak můžete přesouvat.
organise-no-opponent = Bez soupeře: postupuje bez hry.
organise-bye = Má volno: bod bez hry.
organise-teams-make-lede = Server sestaví skupiny podle síly družstev a federací. Družstva pak můžete přesouvat.
organise-teams-sizes-hint = Například 7, 6. Prázdné: všechna v jedné skupině. Přijato družstev: { $all }.
organise-teams-sizes-many = To je { $n } družstev, ale přijato jich je jen { $all }.
organise-divisions-make = Družstva hrají tam, kam je přivedla předchozí sezona; na volná místa jdou další v pořadí a nová družstva začínají v nejnižší divizi (TR-5.3-5.4). Pak je můžete přesouvat. Přijato družstev: { $all }.
organise-division-sizes-hint = Například 12, 12.
organise-up = Postupuje
organise-up-each = Postupuje z každé skupiny
organise-down = Sestupuje
organise-down-each = Sestupuje z každé skupiny
organise-moves-many = Postoupit a sestoupit by mělo víc družstev, než kolik jich hraje v nejmenší skupině.
organise-divisions-sum = Velikosti dávají dohromady { $n }, přijatých družstev je { $all }: každé z nich hraje v některé skupině.
organise-season-before = Postupy a sestupy po předchozí sezoně
organise-division-empty = Zatím žádná skupina.
organise-section-division = Divize nové skupiny
organise-section-add = Přidat skupinu
organise-section-added = Divize { $name } má o skupinu víc.
organise-section-remove = Odebrat skupinu
organise-section-removed = Skupina { $name } je odebrána.
organise-make-ratings = Startovní čísla ve skupině jsou podle ratingu.
organise-make-confirm = Sestavit skupiny znovu?
organise-make-text = Dosavadní skupiny zaniknou i se vším, co bylo přesunuto ručně.
organise-make-action = Sestavit znovu
organise-sizes = Velikosti skupin
organise-sizes-hint = Například 11, 11, 10. Prázdné: skupiny po { $n }, jak je vypsáno. Přijato hráčů: { $all }.
organise-sizes-wrong = Zadejte celá čísla od { $min } do { $max } oddělená čárkami.
organise-sizes-many = To je { $n } hráčů, ale přijato jich je jen { $all }.
organise-proposed = Navržené skupiny
organise-proposed-none = Zatím žádné.
organise-unplaced = Bez skupiny
organise-side-first = první strana
organise-side-second = druhá strana
organise-colour-first = bílé
organise-colour-second = černé
organise-average = ⌀ { $n }
organise-federations = Hráči podle federací
organise-move = Skupina hráče { $who }
organise-moved = { $who } je teď zde: { $where }.
organise-unsaved = Přesunuli jste hráče. Zatím se nic neuložilo.
organise-teams-unsaved = Přesunuli jste družstva. Zatím se nic neuložilo.
organise-league-unsaved = Změnili jste skupiny. Zatím se nic neuložilo.
organise-teams-move = Skupina družstva { $name }
organise-teams-filled = obsazeno { $n } z { $boards }
organise-teams-boards = Šachovnice
organise-teams-boards-text = Tak, jak by vypadaly, kdyby se startovní listiny zveřejnily teď.
organise-teams-captain = kapitán: { $name }
organise-save = Uložit skupiny
organise-discard = Zahodit změny
organise-leave-title = Odejít bez uložení?
organise-leave-text = Co jste přesunuli, se ztratí.
organise-leave-action = Odejít
organise-beacon = Veřejná hodnota přimíchaná do losu
organise-beacon-hint = Před { $when } ji nezná nikdo a potom si ji může kdokoli vyhledat: los tak nikdo neurčuje. Zadáte ji při zveřejnění startovních listin. Zvolit ji lze jen teď; bez ní je los jen na serveru.
organise-beacon-comes = Veřejná hodnota bude známa { $when }. Startovní listiny zveřejněte potom.
organise-beacon-value = Hodnota: { $name }
organise-beacon-value-hint = Tak, jak ji zdroj zveřejnil, 1 až 200 písmen a číslic.
organise-beacon-value-drand = Tak, jak ji zveřejnil drand: 64 číslic a písmen, které tam stojí jako „randomness“.
organise-beacon-value-wrong = Hodnoty drandu mají 64 číslic a malých písmen od a do f.
organise-beacon-look = Vyhledat na webu drand
organise-publish = Zveřejnit
organise-publish-lede = Až budou skupiny v pořádku, lze zveřejnit startovní listiny.
organise-publish-unsaved = Nejdřív změny uložte, nebo zahoďte.
organise-publish-look = Zveřejnit startovní listiny…
organise-publish-early = Přihlášky se přijímají do { $when }. Po zveřejnění startovních listin se už nikdo nepřihlásí.
organise-publish-size = Skupina musí mít { $min } až { $max } hráčů. Tyto je nemají: { $names }.
organise-publish-teams-size = Skupina musí mít 2 až 31 družstev. Tyto je nemají: { $names }.
organise-publish-teams-unplaced = { $n ->
    [one] { $n } přijaté družstvo není v žádné skupině: zařaďte je, nebo je přesuňte na čekací listinu.
    [few] { $n } přijatá družstva nejsou v žádné skupině: zařaďte je, nebo je přesuňte na čekací listinu.
   *[other] { $n } přijatých družstev není v žádné skupině: zařaďte je, nebo je přesuňte na čekací listinu.
 }
organise-publish-even = Obě strany musí být stejně velké. Nemohou být v těchto: { $names }.
organise-publish-confirm = Zveřejnit startovní listiny?
organise-publish-what = { $sections }, { $players }, partií celkem { $games }.
organise-publish-unplaced = { $n ->
    [one] { $n } přijatý hráč není v žádné skupině: zařaďte ho, nebo jeho přihlášku přesuňte na čekací listinu.
    [few] { $n } přijatí hráči nejsou v žádné skupině: zařaďte je, nebo jejich přihlášky přesuňte na čekací listinu.
   *[other] { $n } přijatých hráčů není v žádné skupině: zařaďte je, nebo jejich přihlášky přesuňte na čekací listinu.
 }
organise-publish-no-account = { $n ->
    [one] { $n } hráč zatím nemá účet: dokud nepřevezme své číslo, hrát nemůže.
    [few] { $n } hráči zatím nemají účet: dokud nepřevezmou svá čísla, hrát nemohou.
   *[other] { $n } hráčů zatím nemá účet: dokud nepřevezmou svá čísla, hrát nemohou.
 }
organise-publish-no-account-who = { $n ->
    [one] Kdo to je
   *[other] Kteří to jsou
 }
organise-publish-undecided = { $n ->
    [one] O { $n } přihlášce se nerozhodlo: přijměte ji, odmítněte, nebo dejte na čekací listinu.
    [few] O { $n } přihláškách se nerozhodlo: přijměte je, odmítněte, nebo dejte na čekací listinu.
   *[other] O { $n } přihláškách se nerozhodlo: přijměte je, odmítněte, nebo dejte na čekací listinu.
 }
organise-publish-lots = Losují se startovní čísla a s nimi barvy; semínko se zveřejní, takže si los může každý přepočítat.
organise-publish-ratings = Startovní čísla se přidělí podle ratingu; určují, kdo s kým hraje a jakou barvou.
organise-publish-colours = Každá dvojice hraje jednu partii, s barvami podle návrhu; kdo má volno, dostane bod.
organise-publish-start = Založí se partie a jejich hodiny se spustí { $when }.
organise-publish-final = Všichni hráči se to dozvědí. Nelze to vzít zpět.
organise-publish-action = Zveřejnit
organise-published-toast = Startovní listiny jsou zveřejněny.

### refused announcements

error-bad-event-code = Kód má 1 až 24 znaků: A až Z, 0 až 9, „/“, „-“ a „.“.
error-code-taken = Tento kód už má jiný turnaj.
error-bad-event-name = Název má 1 až 120 znaků na jednom řádku.
error-bad-about = Tento text může mít nejvýše 2 000 znaků.
error-bad-payment = Tento text může mít nejvýše 500 znaků.
error-team-terms-missing = V takovém turnaji hrají družstva: zaškrtněte „hrají družstva“ a určete, na kolika šachovnicích a která se mohou přihlásit.
error-event-not-of-teams = V takovém turnaji družstva nehrají: zvolte jiný druh, stupeň nebo systém.
error-bad-boards = Družstvo má 2 až 40 šachovnic.
error-boards-of-stage = Pro tento stupeň pravidla určují jiný počet šachovnic: v Lize ICCF 4, v českých ligách podle soutěže.
error-eligible-teams-of-stage = Na tomto stupni hrají podle pravidel jiná družstva: na olympiádách národní, v Lize ICCF kterákoli.
error-bad-number-of-replacements = Tolik náhrad pravidla nedovolují: v českých soutěžích lze nahradit nejvýše polovinu družstva, jinde zadejte nejvýše 99.
error-bad-naming-days = Na určení náhradníka má kapitán nejméně 1 den a nejvýše 62 dní, v českých soutěžích 30 dní.
error-norm-class-unfit = Olympiádou je turnaj svým stupněm, zonální mistrovství družstev je soutěž družstev bez stupně a ostatní jsou soutěže jednotlivců.
error-promotion-terms-unfit = Postup a sestup popište nejvýše 500 znaky.
error-bad-divisions = Liga má 2 až 9 divizí, Liga ICCF tři. Každá má jiný název, nejvýše 30 znaků a bez lomítka.
error-no-season-to-follow = Předchozí sezonou může být jen jiný turnaj téže ligy a téhož pořadatele: zkontrolujte číslo.
error-divisions-do-not-fit = Skupiny neodpovídají divizím: každá divize má aspoň jednu skupinu a každá skupina patří do jedné divize.
error-movements-do-not-fit = Z nejvyšší divize se nepostupuje, z nejnižší se nesestupuje a v žádné skupině nemůže postoupit a sestoupit víc družstev, než v ní hraje.
error-highest-division-one-section = Nejvyšší divize má jednu skupinu.
error-season-before-undecided = Nejdřív se musí rozhodnout, kdo po předchozí sezoně postupuje a kdo sestupuje.
error-line-up-incomplete = Některé družstvo nemá úplnou sestavu: obsaďte všechny jeho šachovnice, nebo je odmítněte.
error-no-director = Určete rozhodčího turnaje.
error-entries-undecided = O některých přihláškách se nerozhodlo: přijměte je, odmítněte, nebo dejte na čekací listinu.
error-rating-consent-missing = Ratingový komisař nedal k ratingu tohoto turnaje souhlas. Požádejte o něj, nebo turnaj vypište bez ratingu.
error-player-suspended = Některý z přijatých hráčů má zákaz účasti: jeho přihlášku odmítněte, nebo počkejte na funkcionáře.
error-closes-before-opening = Přihlášky musí skončit až po svém začátku.
error-closes-after-start = Přihlášky musí skončit před začátkem turnaje, nebo s ním.
error-ends-before-start = Turnaj musí skončit po svém začátku.
error-class-not-of-kind = Tato třída nepatří k tomuto druhu turnaje.
error-class-not-of-rule-set = Tato třída patří k pravidlům ICCF: zvolte ta.
error-rule-set-not-of-organiser = Pravidla SKŠ platí jen v turnajích, které SKŠ pořádá. Zvolte pravidla ICCF.
error-rule-set-not-said = SKŠ má vlastní pravidla: zvolte, čí pravidla platí.
error-stage-not-of-class = Tento stupeň a tato třída k sobě nepatří.
error-stage-not-of-kind = Tento stupeň patří k jinému druhu turnaje.
error-stage-not-of-rule-set = Tento stupeň patří k jiným pravidlům, než podle kterých se turnaj hraje.
error-level-as-printed = Na tomto stupni se hráč bez ratingu počítá tak, jak stanoví pravidla: nechte pole prázdné.
error-level-not-stated = Pro takový turnaj pravidla rating hráčů bez ratingu nestanoví: uveďte ho.
error-too-short-notice = Finále mistrovství světa se vyhlašuje aspoň 4 měsíce před začátkem.
error-round-too-long = Kolo Světového poháru končí do dvou let od začátku: uveďte kdy.
error-national-without-federation = Národní turnaj pořádá federace: zvolte která.
error-section-size = Skupina má 3 až 31 hráčů; v systému Silli nejvýše 100 a aspoň o jednoho víc, než má každý partií; ve vyřazovacím systému 2.
error-unequal-sides = Obě strany jsou stejně velké: zadejte sudý počet hráčů.
error-not-by-rating = Hráči ve skupině už nejsou seřazeni podle ratingu, a tak by nebyla ani startovní čísla: sestavte skupiny znovu.
error-silli-games = Polovinu partií hraje každý bílými: zadejte sudé číslo od 4 do 30.
error-system-not-of-kind = Kde jde o stupeň soutěže, třídu nebo normy, hraje ve skupině každý s každým: zvolte jiný systém, nebo to ostatní vynechte.
error-system-elsewhere = Systém Silli, vyřazovací a švýcarský systém lze zvolit jen pro turnaje, které se hrají tady: zvolte jiný.
error-knock-out-games = Zápas má 1 až 6 partií.
error-swiss-rounds = Švýcarský turnaj má 2 až 15 kol.
error-swiss-round-before = Kolo švýcarského turnaje navazuje na jeho předchozí kolo a má stejný počet kol i pomocné hodnocení; první kolo na nic nenavazuje.
error-swiss-over = Všechna kola tohoto švýcarského turnaje už jsou vypsána.
error-swiss-running = V předchozích kolech se ještě hraje: toto se rozlosuje, až skončí poslední partie.
error-swiss-players = Švýcarský turnaj má nejvýše 200 hráčů: ostatní přesuňte na čekací listinu.
error-swiss-unpaired = Kolo už nelze rozlosovat tak, aby nikdo nedostal téhož soupeře dvakrát, podruhé volno nebo příliš často stejnou barvu: sestavte dvojice ručně, nebo turnaj předchozím kolem ukončete.
error-swiss-goes-on = Další kolo tohoto švýcarského turnaje už je vypsáno.
error-swiss-stays = Další kolo už je vypsáno: systém, počet kol ani pomocné hodnocení změnit nelze.
error-after-swiss = Na dvojice švýcarského turnaje navazuje jen jeho další kolo: první z tabulky přihlaste do turnaje sami.
error-swiss-too-early = Předchozí kolo ještě nemá startovní listiny: toto se rozlosuje, až předchozí skončí.
error-round-not-of-kind = Družstva takto nepostupují a u některých tříd a stupňů říkají samotná pravidla, kdo se kvalifikuje: zvolte jinou třídu, nebo předchozí kolo vynechte.
error-bad-advancing = Z každé skupiny postupuje 1 až 30 hráčů; ve švýcarském turnaji všichni.
error-no-round-before = Předchozím kolem může být jen jiný turnaj jednotlivců téhož pořadatele a téhož druhu šachu, který nebyl zrušen.
error-round-before-stays = Z předchozího kola už někdo postoupil: kolo ani počet postupujících změnit nelze.
error-class-size = Skupiny této třídy mají jiný počet hráčů: otevřená a vyšší 7, mistrovská 11, turnaje s normami 13, předkolo Světového poháru 7 až 11, semifinále 9 až 13, finále 9 až 15, finále mistrovství světa žen aspoň 11.
error-class-system = V této třídě hraje každý s každým ve skupině jednu partii.
error-thematic-not-special = Tematický turnaj je zvláštní turnaj: zvolte tento druh, nebo obvyklý začátek.
error-too-little-time = Turnaj započítávaný do ratingu dává aspoň 150 dní na 50 tahů.
error-too-little-time-by-post = Turnaj hraný poštou a započítávaný do ratingu dává aspoň 20 dní na 10 tahů.
error-triple-block-elsewhere = Triple Block potřebuje hodiny serveru: zvolte jiné tempo.
error-makruk-rated = Makruk se do ratingu nezapočítává: vypněte rating.
error-outside-laws-rated = Turnaj mimo Pravidla se nezapočítává do ratingu a nelze v něm plnit normy: obojí vypněte.
error-thematic-without-position = Tematický turnaj potřebuje pozici, ze které se začíná.
error-thematic-rated = Tematické turnaje se do ratingu nezapočítávají: vypněte rating.
error-norms-missing = V turnaji tohoto druhu se hraje o normy: zapněte je.
error-norms-not-of-kind = V postupových a tematických turnajích a v předkolech poháru normy nejsou.
error-norms-not-of-variant = Normy jsou jen v šachu, ne v Chess960 a makruku.
error-norms-national = V národním turnaji normy nejsou: z jedné federace smí být nejvýše dvě třetiny hráčů.
error-too-few-for-norms = Normy vyžadují aspoň 9 hráčů, nebo dvoukolový turnaj s aspoň 8 partiemi na hráče.
error-tie-break-twice = Totéž pomocné hodnocení je tam dvakrát.
error-tie-breaks-missing = V postupových soutěžích a předkolech poháru se musí rozlišit rovnost bodů: zvolte jak.
error-fee-of-nothing = Startovné musí být vyšší než 0: je-li turnaj zdarma, nechte pole prázdné.
error-starts-in-past = Turnaj musí začít v budoucnu: tento okamžik už minul.
error-code-is-fixed = Kód turnaje se nemění.
error-not-by-director = Rozhodčí turnaje může změnit jen jeho konec.
error-event-published = Startovní listiny jsou zveřejněny: změnit lze jen název, rozhodčího, konec na pozdější a texty „O turnaji“ a „Jak zaplatit“.
error-ends-earlier = Startovní listiny jsou zveřejněny: turnaj může skončit později, ne dřív.
error-reason-missing = Uveďte důvod: nominace a připuštění ho mají, kvalifikace má svůj turnaj.
error-reason-too-long = Důvod je příliš dlouhý.
error-no-fee = V tomto turnaji se startovné neplatí.
error-not-free = Není co potvrzovat: tento hráč startovné platí.
error-no-deposit = Tento hráč tu kauci nedluží, nebo žádná zaplacena nebyla.
error-deposit-settled = O této kauci už je rozhodnuto.
error-event-not-over = Kauce se vrací, až turnaj skončí.
error-beacon-does-not-fit = Veřejná hodnota i její název mají 1 až 200 znaků ASCII a hodnotu lze zadat, jen byla-li předem zvolena.
error-sections-do-not-fit = Takto skupiny hrát nemohou: každá má 2 až 31 hráčů (v systému Silli nejvýše 100 a víc, než má každý partií, ve vyřazovacím systému 1 nebo 2), jiný název než ostatní, každý přijatý hráč je v jedné z nich a strany jsou stejně velké.
