### what of an event is put on paper

paper-topic = K tisku
paper-event = Turnaj
paper-all = Vše k tisku
paper-lede = Stránky určené k tisku: A4, bez nabídek webu. V tiskovém dialogu prohlížeče se dají i uložit jako PDF. Jsou v jazyce, ve kterém čtete tuto stránku.
paper-start-lists-title = Startovní listiny
paper-start-lists-text = Každá skupina na vlastní stránce: rozhodčí, začátek, tempo hry a hráči s titulem, federací, ratingem a startovním číslem.
paper-tables-title = Konečné tabulky
paper-tables-text = Tabulka každé skupiny na vlastní stránce, s výsledky a pomocným hodnocením.
paper-diplomas-title = Diplomy
paper-diplomas-text = Pro vítěze nebo první tři z každé skupiny, s místem pro podpisy.
paper-certificates-title = Osvědčení o účasti
paper-certificates-text = Pro všechny, kdo turnaj dohráli, s umístěním a body.
paper-report-title = Zpráva o turnaji
paper-report-text = Pro federaci nebo Kongres: data, hráči podle federací, jak partie skončily, vítězové, ceny a normy.
paper-lists-none = Startovní listiny ještě nejsou.
paper-final-none = Konečné tabulky ještě nejsou: potvrzují se, až skončí poslední partie.
paper-final-cancelled = Turnaj byl zrušen: konečné tabulky nemá.
paper-not-yet = Zatím není co tisknout

paper-print = Vytisknout
paper-progress = { $all ->
    [one] Načteno { $done } z { $all } skupiny
   *[other] Načteno { $done } z { $all } skupin
 }
paper-partial = { $all ->
    [one] Neúplné: { $done } z { $all } skupiny.
   *[other] Neúplné: { $done } z { $all } skupin.
 }
paper-sheets = { $n ->
    [one] { $n } listina
    [few] { $n } listiny
   *[other] { $n } listin
 }
paper-pages = { $n ->
    [one] { $n } stránka
    [few] { $n } stránky
   *[other] { $n } stránek
 }
paper-none = Z tohoto výběru se nic netiskne.
paper-sections = Skupiny: { $n } z { $all }
paper-sections-label = Tisknout tyto skupiny
paper-sections-all = Všechny
paper-sections-none = Žádnou
paper-own = Vlastní řádek
paper-own-hint = Stojí pod výsledkem na každé tištěné stránce a nikam se neukládá.
paper-for = Pro koho
paper-first-three = První tři místa
paper-winners = Jen vítězové
paper-find = Jméno nebo číslo hráče
paper-finished-who = Bez těch, kdo tiše vystoupili, a bez těch, jejichž partie jsou všechny zrušeny.

paper-start-list = Startovní listina
paper-final-table = Konečná tabulka
paper-number = č. { $n }
paper-boards = { $n ->
    [one] šachovnice č. { $numbers }
   *[other] šachovnice č. { $numbers }
 }
paper-time = Tempo hry
paper-leave = Dovolená
paper-from = Kdo hraje
paper-from-round = { $n ->
    [one] vítěz každé skupiny turnaje „{ $name }“
    [few] první { $n } z každé skupiny turnaje „{ $name }“
   *[other] prvních { $n } z každé skupiny turnaje „{ $name }“
 }
paper-from-round-swiss = všichni z turnaje „{ $name }“
paper-knock-out = Vítěz zápasu postupuje; je-li zápas i po pomocném hodnocení nerozhodný, určí postupujícího pořadatel.
paper-swiss = { $n ->
    [few] Všichni hrají všechna { $n } kola; počítají se body ze všech dohromady.
   *[other] Všichni hrají všech { $n } kol; počítají se body ze všech dohromady.
 }
paper-gets = Co přináší umístění
paper-published = Startovní listiny zveřejněny
paper-column-seat = St. č.
paper-column-board = Šach.
paper-column-title = Titul
paper-column-name = Jméno
paper-column-federation = Fed.
paper-column-number = Číslo
paper-column-rating = Rating
paper-column-opponents = Soupeři
paper-ratings-order = Startovní čísla jsou podle ratingu. U soupeřů je jejich startovní číslo a čtvereček s barvou, kterou s nimi hráč hraje.
paper-column-section = Skupina
paper-column-average = Průměr, kategorie
paper-column-winner = Vítěz
paper-column-result = Body
paper-captain = kapitán: { $name }
paper-team = Družstvo
paper-points-boards = Body ze šachovnic
paper-points-matches = Zápasové body

paper-by-iccf = Mezinárodní federace korespondenčního šachu ICCF
paper-by-federation = Svaz korespondenčního šachu: { $name }
paper-diploma = Diplom
paper-diploma-says = Tento diplom obdrží
paper-diploma-in = v turnaji { $event }, { $section }
paper-certificate = Osvědčení o účasti
paper-certificate-says = Toto osvědčení obdrží
paper-certificate-in = za účast v turnaji { $event }, { $section }
paper-certificate-team = za družstvo { $team }
paper-ordinal = { $form ->
   *[other] { $n }.
 }
paper-place = { $place } místo
paper-place-shared = dělené { $from }–{ $to } místo
paper-for-place = { $n ->
   *[other] za { $place } místo
 }
paper-for-place-shared = za dělené { $from }–{ $to } místo
paper-score = { $points } { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
 } { $leading ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [12] ze
    [13] ze
    [14] ze
    [16] ze
    [17] ze
    [20] ze
    [30] ze
    [40] ze
    [60] ze
    [70] ze
    [100] ze
    [200] ze
    [300] ze
    [400] ze
    [600] ze
    [700] ze
   *[other] z
 } { $games } { $games ->
    [one] partie
   *[other] partií
 }
paper-final-on = Konečná tabulka ze dne { $day }
paper-president = Prezident
paper-chair = Předseda svazu

paper-what = Druh
paper-stage = Stupeň
paper-approval = Schválení
paper-system = Systém
paper-system-round-robin = každý s každým, jednokolově
paper-system-double-round-robin = každý s každým, dvoukolově
paper-system-scheveningen = jedna strana proti druhé
paper-system-silli = každý s pevným počtem soupeřů (Silli)
paper-system-knock-out = vyřazovací systém, zápasy dvojic
paper-system-swiss = švýcarský systém
paper-rated = Započítává se na rating
paper-yes = ano
paper-no = ne
paper-announced = Vypsán
paper-last-game = Poslední partie skončila
paper-ended = Konečné tabulky potvrzeny
paper-who = Kdo hrál
paper-teams = Družstva
paper-players = Hráči
paper-federations = Federace
paper-replaced = Nahrazeni jiným hráčem
paper-silent = Tiše vystoupili
paper-all-cancelled = Všechny partie zrušeny
paper-games = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
 }
paper-games-white = Vyhrál bílý
paper-games-drawn = Remíza
paper-games-black = Vyhrál černý
paper-games-nobody = Prohráli oba
paper-games-other = Bez výsledku
paper-games-played = Ukončili hráči sami
paper-games-time = Překročením času nebo mlčením
paper-games-default = Kontumačně
paper-games-adjudicated = Posouzením
paper-games-cancelled = Zrušené, nepočítají se
paper-games-hint = Podle tabulek: partie hráčů, kteří vystoupili, se posuzují, prohrávají kontumačně nebo ruší.
paper-won = Vítězové
paper-won-teams = Vítězná družstva
paper-won-boards = Vítězové šachovnic
paper-norms = Normy
paper-norms-none = Normu nesplnil nikdo.
