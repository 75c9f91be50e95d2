### the wizard

organise-lede = Krok za krokem; před závěrečným pohledem se nic neodešle. Co napíšete, zůstává v této záložce.
organise-steps = Kroky
organise-step-preset = Čím začít
organise-step-what = Co
organise-step-who = Kdo
organise-step-how = Jak
organise-step-time = Čas
organise-step-dates = Termíny
organise-step-published = Co se ještě může změnit
organise-step-summary = Závěrečný pohled
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
organise-kind = Druh turnaje
organise-organiser = Pořadatel
organise-rule-set = Pravidla
organise-rules-iccf = ICCF
organise-rules-sks = SKS
organise-director = Rozhodčí turnaje
organise-director-hint = Číslo hráče.
organise-director-wrong = Číslo hráče jsou jen číslice.
organise-start = Výchozí postavení
organise-start-usual = obvyklé
organise-start-per-game = Chess960, losuje se pro každou partii
organise-start-one-for-all = Chess960, losuje se jednou pro všechny partie
organise-start-from = dané postavení (tematický turnaj)
organise-start-960 = Výchozí postavení se losuje jen v Chess960.
organise-start-drawn = V Chess960 se začátek losuje: pro každou partii, nebo jednou pro turnaj.
organise-fen = Postavení (FEN)
organise-unrated = Hráč bez ratingu se počítá jako
organise-unrated-hint = Může zůstat prázdné.
organise-fee = Startovné
organise-fee-hint = Například 25 nebo 12,50. Prázdné: zdarma.
organise-fee-wrong = Zadejte částku jako 25 nebo 12,50.
organise-currency = Měna
organise-system = Kdo hraje s kým
organise-system-round-robin = každý s každým jednou
organise-system-double-round-robin = každý s každým dvakrát
organise-system-scheveningen = jedna polovina proti druhé (scheveningen)
organise-size = Hráčů ve skupině
organise-even = Obě strany jsou stejně velké: zadejte sudý počet hráčů.
organise-rated = započítává se do ratingu
organise-norms = lze získat normy titulů
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
organise-after-finished = Až bude ve skupině dohráno partií
organise-control = Tempo hry
organise-control-moves-in-days = tolik tahů za tolik dnů
organise-control-phases = první období, potom další
organise-control-base-per-move = na celou partii a za každý tah navíc
organise-control-triple-block = Triple Block
organise-control-none = bez časového limitu
organise-moves = Tahů
organise-then-moves = Potom tahů
organise-days = za dnů
organise-base = Dnů na celou partii
organise-per-move = Dnů navíc za každý tah
organise-bank = Dnů v zásobě
organise-increment = Dnů navíc po každém z prvních 50 tahů
organise-protected = od 51. tahu ukazují hodiny po tahu aspoň 3 dny
organise-double = Dvakrát se počítají dny nad
organise-double-hint = Tolik dnů na jednom tahu. Prázdné: nikdy.
organise-leave = Dnů dovolené v kalendářním roce
organise-silence = více než 40 dnů bez tahu znamená prohru
organise-flag = Při překročení času
organise-flag-server = ukončí partii server
organise-flag-claimed = musí reklamovat soupeř
organise-utc = Všechny časy jsou v UTC. Vaše pásmo je { $zone }.
organise-end-hint = Partie, které na konci nejsou dohrány, se posoudí. Bez konce se hrají dál.
organise-close-after-open = Přihlášky končí až po svém začátku.
organise-start-after-close = Začátek přichází po konci přihlášek.
organise-end-after-start = Konec přichází po začátku.
organise-published = Startovní listiny jsou zveřejněny: změnit lze jen název, rozhodčího a konec na pozdější.
organise-summary = Toto si každý přečte
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
organise-number-wrong = Číslo hráče jsou jen číslice.
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
organise-entered-at = Podáno
organise-state = Stav
organise-decision = Rozhodnutí
organise-paid = zaplaceno { $day }
organise-unpaid = nezaplaceno
organise-decide-fee-paid = Zaplaceno
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
organise-reason-hint = Přečte si ho hráč.

### sections

organise-make = Sestavit skupiny
organise-make-again = Sestavit znovu…
organise-make-lede = Server vyrovná skupiny podle ratingu a rozdělí federace. Hráče pak můžete přesouvat.
organise-make-confirm = Sestavit skupiny znovu?
organise-make-text = Dosavadní skupiny zaniknou i se vším, co bylo přesunuto ručně.
organise-make-action = Sestavit znovu
organise-sizes = Velikosti skupin
organise-sizes-hint = Například 11, 11, 10. Prázdné: skupiny po { $n }, jak je vypsáno. Přijato hráčů: { $all }.
organise-sizes-wrong = Zadejte celá čísla od 2 do 31 oddělená čárkami.
organise-sizes-many = To je { $n } hráčů, ale přijato jich je jen { $all }.
organise-proposed = Navržené skupiny
organise-proposed-none = Zatím žádné.
organise-unplaced = Bez skupiny
organise-side-first = první strana
organise-side-second = druhá strana
organise-average = ⌀ { $n }
organise-federations = Hráči podle federací
organise-move = Skupina hráče { $who }
organise-moved = { $who } je teď zde: { $where }.
organise-unsaved = Přesunuli jste hráče. Zatím se nic neuložilo.
organise-save = Uložit skupiny
organise-discard = Zahodit změny
organise-leave-title = Odejít bez uložení?
organise-leave-text = Co jste přesunuli, se ztratí.
organise-leave-action = Odejít
organise-publish = Zveřejnit
organise-publish-lede = Až budou skupiny v pořádku, lze zveřejnit startovní listiny.
organise-publish-unsaved = Nejdřív změny uložte, nebo zahoďte.
organise-publish-look = Zveřejnit startovní listiny…
organise-publish-size = Skupina má 2 až 31 hráčů. Není to tak v těchto: { $names }.
organise-publish-even = Obě strany jsou stejně velké. Nemohou být v těchto: { $names }.
organise-publish-confirm = Zveřejnit startovní listiny?
organise-publish-what = { $sections }, { $players }, partií celkem { $games }.
organise-publish-unplaced = { $n ->
    [one] { $n } přijatý hráč není v žádné skupině: zařaďte ho, nebo jeho přihlášku přesuňte na čekací listinu.
    [few] { $n } přijatí hráči nejsou v žádné skupině: zařaďte je, nebo jejich přihlášky přesuňte na čekací listinu.
   *[other] { $n } přijatých hráčů není v žádné skupině: zařaďte je, nebo jejich přihlášky přesuňte na čekací listinu.
 }
organise-publish-undecided = { $n ->
    [one] O { $n } přihlášce se nerozhodlo: přijměte ji, odmítněte, nebo dejte na čekací listinu.
    [few] O { $n } přihláškách se nerozhodlo: přijměte je, odmítněte, nebo dejte na čekací listinu.
   *[other] O { $n } přihláškách se nerozhodlo: přijměte je, odmítněte, nebo dejte na čekací listinu.
 }
organise-publish-lots = Losují se startovní čísla a s nimi barvy; semínko se zveřejní, takže si los může každý přepočítat.
organise-publish-start = Založí se partie a jejich hodiny se spustí { $when }.
organise-publish-final = Všichni hráči se to dozvědí. Nelze to vzít zpět.
organise-publish-action = Zveřejnit
organise-published-toast = Startovní listiny jsou zveřejněny.

### refused announcements

error-bad-event-code = Kód má 1 až 24 znaků: A až Z, 0 až 9, „/“, „-“ a „.“.
error-code-taken = Tento kód už má jiný turnaj.
error-bad-event-name = Název má 1 až 120 znaků na jednom řádku.
error-teams-not-yet = Turnaje družstev tu zatím nelze pořádat.
error-no-director = Určete rozhodčího turnaje.
error-directs-no-tournaments = Tento člověk tu turnaje nerozhoduje: nejdřív musí dostat úřad rozhodčího.
error-entries-undecided = O některých přihláškách se nerozhodlo: přijměte je, odmítněte, nebo dejte na čekací listinu.
error-closes-before-opening = Přihlášky musí skončit až po svém začátku.
error-closes-after-start = Přihlášky musí skončit před začátkem turnaje, nebo s ním.
error-ends-before-start = Turnaj musí skončit po svém začátku.
error-class-not-of-kind = Tato třída nepatří k tomuto druhu turnaje.
error-class-not-of-rule-set = Tato třída patří k pravidlům ICCF: zvolte ta.
error-rule-set-not-of-organiser = Turnaje ICCF se hrají podle pravidel ICCF.
error-national-without-federation = Národní turnaj pořádá federace: zvolte která.
error-section-size = Skupina má 3 až 31 hráčů.
error-unequal-sides = Obě strany jsou stejně velké: zadejte sudý počet hráčů.
error-class-size = Skupiny této třídy mají jiný počet hráčů: otevřená a vyšší 7, mistrovská 11, normované turnaje 13, předkolo Světového poháru 7 až 11.
error-class-system = V této třídě hraje každý s každým ve skupině jednu partii.
error-start-positions = Takto partie této varianty začínat nemohou.
error-thematic-not-special = Tematický turnaj je zvláštní turnaj: zvolte tento druh, nebo obvyklý začátek.
error-bad-start-position = Z tohoto postavení partie začít nemůže.
error-bad-time-control = Období tempa má aspoň jeden tah.
error-too-little-time = Turnaj započítávaný do ratingu dává aspoň 150 dnů na 50 tahů.
error-leave-in-triple-block = V Triple Blocku dovolená není: zadejte 0 dnů.
error-silence-in-triple-block = V Triple Blocku pravidlo o mlčení neplatí: vypněte ho.
error-makruk-rated = Makruk se do ratingu nezapočítává: vypněte rating.
error-thematic-rated = Tematické turnaje se do ratingu nezapočítávají: vypněte rating.
error-norms-missing = V normovaných turnajích se hraje o normy: zapněte je.
error-norms-not-of-kind = V postupových a tematických turnajích a v předkolech poháru normy nejsou.
error-norms-not-of-variant = Normy jsou jen v šachu, ne v Chess960 a makruku.
error-norms-national = V národním turnaji normy nejsou: z jedné federace smí být nejvýše dvě třetiny hráčů.
error-too-few-for-norms = Normy vyžadují aspoň 9 hráčů, nebo dvoukolový turnaj s aspoň 8 partiemi na hráče.
error-tie-break-twice = Totéž pomocné hodnocení je tam dvakrát.
error-tie-breaks-missing = V postupových soutěžích a předkolech poháru se musí rozlišit rovnost bodů: zvolte jak.
error-fee-of-nothing = Startovné je víc než 0: je-li vstup zdarma, nechte ho prázdné.
error-code-is-fixed = Kód turnaje se nemění.
error-not-by-director = Rozhodčí turnaje může změnit jen jeho konec.
error-event-published = Startovní listiny jsou zveřejněny: změnit lze jen název, konec na pozdější a rozhodčího.
error-ends-earlier = Startovní listiny jsou zveřejněny: turnaj může skončit později, ne dřív.
error-reason-missing = Uveďte důvod: nominace a připuštění ho mají, kvalifikace má svůj turnaj.
error-reason-too-long = Důvod je příliš dlouhý.
error-no-fee = V tomto turnaji se startovné neplatí.
error-sections-do-not-fit = Takto skupiny hrát nemohou: každá má 2 až 31 hráčů, jiný název než ostatní, každý přijatý hráč je v jedné z nich a strany jsou stejně velké.
