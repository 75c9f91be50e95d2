### the teams of an event: entries, line-ups, tables, matches

teams-open-until = Družstva se mohou přihlašovat a měnit sestavy do
teams-entered = Družstvo je přihlášeno. Rozhodne o něm pořadatel.
teams-changed = Změny družstva { $name } jsou uloženy.
teams-not-of-teams = V tomto turnaji družstva nehrají.
teams-enter-title = Přihlásit družstvo…
teams-enter = Přihlásit družstvo
teams-save = Uložit družstvo
teams-name = Název družstva
teams-captain = Kapitán
teams-captain-number = Kapitán: jméno nebo číslo hráče
teams-of-its-own = žádná: vlastní družstvo
teams-goes-on-as = Navazuje na družstvo
teams-goes-on-new = žádné: nové družstvo
teams-goes-on-hint = Družstvu, které navazuje na jiné, zůstává divize, do které se tamto dostalo, i když má nový název (TR-5.6-5.7).
teams-goes-on-offer = Je-li to družstvo { $name } z předchozí sezony, zvolte je: divize, do které se dostalo, mu zůstane i s novým názvem (TR-5.6-5.7).
teams-goes-on = Navazuje na družstvo { $name }
teams-line-up = Sestava
teams-line-ups = Družstva a sestavy
teams-line-up-hint = Hráči od první šachovnice, každý jménem nebo číslem hráče. Do konce přihlášek mohou šachovnice zůstat neobsazené.
teams-board-empty = neobsazeno
teams-board-skipped = Tato šachovnice je prázdná, ale některá za ní ne: obsazujte je popořadě.
teams-filled = obsazeno { $n } z { $boards }
teams-fee-paid = zaplaceno { $day }
teams-fee-due = nezaplaceno
teams-change = Změnit družstvo…
teams-change-until = Kapitán a federace je mohou měnit do
teams-change-organiser = Pořadatel do zveřejnění startovních listin.
teams-states = Která družstva
teams-find = Najít družstvo
teams-no-match = Žádné družstvo neodpovídá.
teams-withdraw = Odhlásit…
teams-withdraw-title = Odhlásit družstvo { $name }?
teams-withdraw-text = Družstvo nebude hrát a jeho místo se uvolní. Dokud se přijímají přihlášky, lze přihlásit jiné.
teams-withdraw-action = Odhlásit družstvo
teams-refuse-title = Odmítnout družstvo { $name }?
teams-refuse-text = Kapitán se to i s důvodem dozví.
teams-refuse-action = Odmítnout družstvo
teams-refuse-hint = Přečte si ho družstvo.
teams-decide-fee-paid = Zaplaceno
teams-decide-accept = Přijmout
teams-decide-waiting-list = Na čekací listinu
teams-decide-refuse = Odmítnout…
teams-done-fee-paid = Startovné družstva { $name } je zapsáno jako zaplacené.
teams-done-accept = Družstvo { $name } je přijato.
teams-done-waiting-list = Družstvo { $name } je na čekací listině.
teams-done-refuse = Družstvo { $name } je odmítnuto.
teams-done-withdraw = Družstvo { $name } je odhlášeno.

teams-letters-team = Napsat družstvu
teams-letters-captain = Napsat kapitánovi
teams-name-captain = Určit jiného kapitána…
teams-name-captain-title = Jiný kapitán družstva { $name }
# $who is asked: the captain of now, whose name is $captain, or somebody else.
teams-name-captain-text = Nový kapitán uvidí partie na všech šachovnicích, bude určovat náhradníky a číst dopisy kapitána, i ty dřívější. { $who ->
    [captain] Vy už je číst nebudete; hrajete-li, pak dál jen ty uvnitř družstva.
   *[other] Dosavadní kapitán ({ $captain }) už je číst nebude.
 }
teams-name-captain-send = Určit kapitána
teams-name-captain-same = Tento hráč už kapitánem je.
teams-captain-named = Kapitánem družstva { $name } je teď { $who }.

### tables and matches

teams-table = Tabulka
teams-table-of = Tabulka: { $name }
teams-order-boards = Rozhoduje součet bodů ze všech šachovnic, potom zápasové body (TR-7.3).
teams-order-matches = Rozhodují zápasové body, potom součet bodů ze všech šachovnic (SKS-6.3).
teams-zone-up = postupuje
teams-zone-down = sestupuje
teams-zones-up = { $up ->
    [one] Postupuje první
    [few] Postupují první { $up }
   *[other] Postupuje prvních { $up }
 } (TR-5.3-5.4).
teams-zones-down = { $down ->
    [one] Sestupuje poslední
    [few] Sestupují poslední { $down }
   *[other] Sestupuje posledních { $down }
 } (TR-5.3-5.4).
teams-zones-both = { $up ->
    [one] Postupuje první
    [few] Postupují první { $up }
   *[other] Postupuje prvních { $up }
 }, { $down ->
    [one] sestupuje poslední
    [few] sestupují poslední { $down }
   *[other] sestupuje posledních { $down }
 } (TR-5.3-5.4).
teams-season = Postupy a sestupy
teams-team = Družstvo
teams-points-boards = Body ze šachovnic
teams-points-matches = Zápasové body
teams-played = Dohraných zápasů
teams-board = Šachovnice
teams-board-short = { $n }.
teams-matches = Zápasy
teams-matches-of = Zápasy: { $name }
teams-match = Zápas
teams-no-such-match = Takový zápas tu není.
teams-result = Výsledek
teams-running = nedohráno
teams-over = dohráno
teams-outcome-win = výhra
teams-outcome-draw = nerozhodně
teams-outcome-loss = prohra
teams-outcome-running = nedohráno

### the games of a team, for its captain

teams-boards = Partie po šachovnicích
teams-replacements = Náhrady hráčů
teams-no-boards = Na šachovnicích zatím žádné partie nejsou.
teams-no-games = Na této šachovnici nejsou žádné partie.
teams-count-running = Rozehrané partie
teams-count-to-move = Družstvo na tahu
teams-count-silent = Mlčí 14 dní a déle
teams-count-not-started = Nezahájené
teams-started-check = Měsíc po začátku se kapitán přesvědčí, že všichni hráči zahájili hru (TR-8.7d).
teams-replacement-asked = náhradníka je třeba určit do { $when }
teams-replacement-named = náhradník určen: rozhodne rozhodčí
teams-replacement-lapsed = náhradník nebyl určen včas
teams-not-started = Nezahájené partie: { $n }
teams-first-move = Nezahájeno
teams-starts = Začátek { $when }
teams-to-move = { $told ->
    [yes] Na tahu
   *[no] Na tahu { $time }
 }
teams-opponent-to-move = { $told ->
    [yes] Na tahu soupeř
   *[no] Na tahu soupeř { $time }
 }
teams-stands = Partie stojí: nelze táhnout
teams-damaged = Záznam je poškozený

### refusals

error-unknown-team = Takové družstvo v tomto turnaji není.
error-national-teams-only = V tomto turnaji hrají jen národní družstva: zvolte, čí to je.
error-federation-enters-team = Národní družstvo přihlašuje jeho federace: obraťte se na jejího delegáta.
error-one-team-a-federation = Tato federace už družstvo přihlásila: každá má jedno.
error-team-federation-fixed = Federaci družstva změnit nelze: odhlaste je a přihlaste jiné.
error-no-season-before = Tento turnaj nenavazuje na žádnou sezonu, a tak ani družstva nemají na co navazovat.
error-unknown-team-before = V předchozí sezoně takové družstvo nebylo.
error-team-goes-on-already = Na toto družstvo už navazuje jiné.
error-somebody-elses-team = O tom, kdo na toto družstvo navazuje, rozhoduje jeho tehdejší kapitán nebo ten, kdo je přihlásil.
error-too-many-teams = Víc družstev se do tohoto turnaje nevejde.
error-team-name-unfit = Název družstva má 1 až 60 znaků na jednom řádku.
error-team-name-taken = Stejný název už má jiné družstvo tohoto turnaje.
error-too-many-players = Hráčů je víc než šachovnic.
error-player-twice = Tento hráč je v sestavě dvakrát.
error-in-another-team = Tento hráč hraje v jiném družstvu tohoto turnaje.
error-team-other-federation = Tento hráč hraje za jinou federaci.

teams-lots-text = Startovní čísla družstev, a s nimi barvy, se losovala při zveřejnění startovních listin. Všechno plyne z jednoho náhodného čísla. Los družstva je SHA-256 tohoto čísla, názvu skupiny a slova „team“ s číslem družstva podle pořadí přihlášek, oddělených lomítky. Přepočítat to může kdokoli.
teams-lots-all = Nejmenší los je startovní číslo 1, další 2 a tak dál. Na 1. šachovnici má číslo 1 bílé proti sudým číslům; barvy se střídají od soupeře k soupeři a od šachovnice k šachovnici (TR-8.7g).
teams-lots-how = Los družstva { $name }, přihlášeného jako číslo { $n }:
