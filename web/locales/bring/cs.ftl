### převést turnaj sem

bring-list = Turnaje odjinud
bring-list-lede = Turnaje, které pořádala vaše federace a které tu ostatní uvidí s partiemi, výsledky a ratingy.
bring-new = Převést turnaj sem
bring-none = Zatím nic.
bring-title = Převést turnaj sem
bring-lede = Nejdřív to, co bylo vypsáno, potom to, co se hrálo. Než se cokoli odešle, vše se zkontroluje; kontrola nic neukládá.
organise-step-games = Co se hrálo
bring-games = Co se hrálo
bring-games-lede = Vše ze souborů, nebo vložené. Soubory jsou v UTF-8; partie mají nejvýš 3 MB, ostatní 1 MB.
bring-origin = Kde
bring-origin-results = v turnaji federace, kdekoli
bring-origin-results-hint = Hlásí se sem jeho výsledky. Neskončeným partiím tu čas neběží: jejich výsledky přijdou později.
bring-origin-post = poštou
bring-origin-post-hint = Neskončeným partiím tu čas neběží: jejich výsledky přijdou později.
bring-origin-moved = na jiném serveru, odkud se sem převádí
bring-origin-moved-hint = Neskončené partie zde hned pokračují s časem, který zbýval.
bring-start-list = Startovní listina
bring-start-list-hint = CSV: řádek s názvy sloupců, pak řádek pro každého hráče. Nutné: section (skupina), number (startovní číslo od 1), id (číslo hráče zde). Pokud je známo: rating, fixed (yes nebo no), title, name (jak je v partiích).
bring-start-list-of-teams = CSV: řádek s názvy sloupců, pak řádek pro každou šachovnici každého družstva. Nutné: section (skupina), number (startovní číslo družstva), team (jeho název), board (šachovnice), id (číslo hráče zde){ $eligible ->
    [national] , federation (tři písmena)
   *[any] {""}
 }{ $league ->
    [yes] , division (divize, jak je vypsána; skupiny jdou od nejvyšší divize)
   *[no] {""}
 }. Pokud je známo: captain (číslo hráče; jinak hráč na 1. šachovnici){ $league ->
    [yes] , up a down (kolik družstev ze skupiny postupuje a sestupuje; prázdné znamená 0)
   *[no] {""}
 }, rating, fixed (yes nebo no), title, name (jak je v partiích).
bring-example = Například:
bring-example-players =
    section,number,id,rating
    Finále,1,160012,2418
    Finále,2,390044,2390
bring-example-any =
    section,number,team,board,id
    Finále,1,Věže,1,160012
    Finále,1,Věže,2,480231
    Finále,2,Jezdci,1,390044
    Finále,2,Jezdci,2,420318
bring-example-national =
    section,number,team,federation,board,id
    Finále,1,Česko,CZE,1,160012
    Finále,1,Česko,CZE,2,160034
    Finále,2,Maďarsko,HUN,1,480231
    Finále,2,Maďarsko,HUN,2,480250
bring-example-any-league =
    section,division,up,down,number,team,board,id
    První,První,0,1,1,Věže,1,160012
    První,První,0,1,1,Věže,2,480231
    První,První,0,1,2,Jezdci,1,390044
    První,První,0,1,2,Jezdci,2,420318
    Druhá,Druhá,1,0,1,Střelci,1,160034
    Druhá,Druhá,1,0,1,Střelci,2,480250
    Druhá,Druhá,1,0,2,Pěšci,1,390051
    Druhá,Druhá,1,0,2,Pěšci,2,420332
bring-example-national-league =
    section,division,up,down,number,team,federation,board,id
    První,První,0,1,1,Česko,CZE,1,160012
    První,První,0,1,1,Česko,CZE,2,480231
    První,První,0,1,2,Maďarsko,HUN,1,390044
    První,První,0,1,2,Maďarsko,HUN,2,420318
    Druhá,Druhá,1,0,1,Polsko,POL,1,160034
    Druhá,Druhá,1,0,1,Polsko,POL,2,480250
    Druhá,Druhá,1,0,2,Slovensko,SVK,1,390051
    Druhá,Druhá,1,0,2,Slovensko,SVK,2,420332
bring-pgn = Partie
bring-pgn-hint = PGN. Hráči se poznají podle značek WhiteId a BlackId, nebo podle jmen ze startovní listiny. Může zůstat prázdné, když vše říkají výsledky.
bring-results = Výsledky
bring-results-hint = CSV se sloupci white, black (čísla nebo jména) a result (1-0, 0-1, 1/2-1/2, 0-0, nebo * u partie, která pokračuje). Pokud je známo: flag (A, E, D nebo C), section, ended, white_days, black_days. Pro partie, o kterých PGN nic neříká.
bring-from-file = Ze souboru
bring-as-text = Nebo jako text
bring-taken = { $file }: { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
 }, { $size } KB.
bring-much = { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
 }, { $size } KB.
bring-not-taken = Soubor { $file } se nepodařilo načíst; pole zůstalo beze změny.
bring-too-large-start-list = Je to příliš dlouhé: nejvýš megabajt.
bring-too-large-pgn = Je to příliš dlouhé: nejvýš tři megabajty.
bring-too-large-results = Je to příliš dlouhé: nejvýš megabajt.
bring-too-large-all = Všechny tři texty dohromady jsou příliš dlouhé na jedno odeslání.
bring-start-list-missing = Přidejte startovní listinu: říká, kdo hrál.
bring-check = Zkontrolovat
bring-stale = Od té doby se něco změnilo: zkontrolujte to znovu.
bring-faults = { $n ->
    [one] { $n } chyba
    [few] { $n } chyby
   *[other] { $n } chyb
 } k opravě
bring-faults-lede = Nic se neodeslalo. Každé místo vede tam, kde se opravuje; potom zkontrolujte znovu.
bring-faults-first = Zobrazeno je prvních { $n } z { $all }.
bring-severity-error = chyba
bring-severity-warning = poznámka
bring-warnings = Co je dobré vědět
bring-file-announcement = Vypsání
bring-file-start-list = Startovní listina
bring-file-pgn = Partie
bring-file-results = Výsledky
bring-line = řádek { $n }
bring-would = Vše je v pořádku: toto by se vytvořilo
bring-counts = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
 }, z toho skončených { $finished }.
bring-waits = Potom čeká na schválení (TR-12).
bring-at-once = Vytvoří se hned.
bring-terms = Co bylo vypsáno
bring-place = Pořadí
bring-player = Hráč
bring-rating = Rating
bring-points = Body
bring-points-of = { $points } z { $games }
bring-teams-of = { $name }: { $teams ->
    [one] { $teams } družstvo
    [few] { $teams } družstva
   *[other] { $teams } družstev
 }, skončilo { $finished } z { $games } partií
bring-team = Družstvo
bring-captain = Kapitán:
bring-line-up = Sestava družstva { $name }
bring-team-boards = Body ze šachovnic
bring-team-matches = Zápasové body
bring-team-games = Partie
bring-send-approval = Poslat ke schválení…
bring-send-now = Převést sem…
bring-confirm = Převést sem „{ $name }“?
bring-confirm-approval = Turnaj někdo z vedení posoudí. Do schválení není v žádné tabulce ani ratingu.
bring-confirm-now = Turnaj se vytvoří s partiemi a výsledky, aby ho všichni viděli. Pro ratingy a normy se počítá, jak je vypsán.
bring-do-approval = Poslat
bring-do-now = Převést
bring-late = Zapsat výsledky, které přišly později…
bring-late-of = Výsledky turnaje „{ $name }“
bring-late-hint = CSV se sloupci white, black (čísla nebo jména) a result; pokud je známo flag a section. Nejvýš { $n } řádků a 48 KB. Výsledek se počítá od této chvíle.
bring-late-too-large = Je to příliš dlouhé: nejvýš 48 KB.
bring-late-found = { $n ->
    [one] { $n } nový výsledek
    [few] { $n } nové výsledky
   *[other] { $n } nových výsledků
 }; dříve zapsaných { $repeated }.
bring-late-send = Zapsat…
bring-late-confirm = Zapsat výsledky turnaje „{ $name }“?
bring-late-text = { $n ->
    [one] Skončí tím jedna partie
    [few] Skončí tím { $n } partie
   *[other] Skončí tím { $n } partií
 }. Zapsaný výsledek mění jen rozhodnutí.
bring-late-action = Zapsat
bring-late-done = { $name }: { $n ->
    [one] zapsán { $n } výsledek
    [few] zapsány { $n } výsledky
   *[other] zapsáno { $n } výsledků
 }.

error-import-not-done = Turnaj ještě není vytvořen: nelze do něj nic zapsat.
error-text-too-large = Je to příliš dlouhé.
error-unknown-import = Takový převzatý turnaj tu není.
error-import-has-problems = Jsou v tom chyby: zkontrolujte to znovu.

### chyby v souborech

bring-fault-ambiguous-name = Toto jméno může být několik hráčů: zadejte čísla.
bring-fault-before-start = Partie skončila dřív, než turnaj začal.
bring-fault-board-beyond = Tolik šachovnic družstva v tomto turnaji nemají.
bring-fault-board-missing = Na jedné ze šachovnic družstva nikdo není.
bring-fault-board-twice = Na této šachovnici už za družstvo někdo hraje.
bring-fault-broken-pgn = Tohle není PGN.
bring-fault-clock-cannot-be-set = Tomuto hráči nelze nastavit čas.
bring-fault-clock-not-told = Čas neříkají ani razítka tahů, ani zbývající dny: tahy bez razítka se počítají jako zahrané hned.
bring-fault-clock-of-finished-game = Skončená partie nemá zbývající dny.
bring-fault-director-plays = Rozhodčí v turnaji s normami, který vede, sám nehraje.
bring-fault-divisions-do-not-fit = Skupiny neodpovídají divizím: každá skupina patří do jedné divize, každá divize má aspoň jednu skupinu a skupiny jdou za sebou od nejvyšší divize.
bring-fault-empty-file = Ve startovní listině nikdo není.
bring-fault-ended-before-last-move = Partie skončila dřív než její poslední tah.
bring-fault-federation-not-asked = V tomto turnaji smí hrát kterékoli družstvo: federaci vynechte.
bring-fault-game-finished = Tato partie skončila jinak.
bring-fault-game-missing = O jedné z partií není nic uvedeno.
bring-fault-game-twice = Tato partie už v souboru je.
bring-fault-game-unfinished = Partie neskončila: dokud nebude zapsán výsledek, čas tu neběží.
bring-fault-illegal-move = Tento tah nelze zahrát.
bring-fault-impossible-result = Partie, která takto skončila, nemůže mít tento výsledek.
bring-fault-in-another-team = Tento hráč už hraje za jiné družstvo.
bring-fault-in-future = To ještě nenastalo.
bring-fault-ladies-only = Turnaj je pro ženy: federace to musí u hráčky nejprve zapsat.
bring-fault-moves-after-end = Za koncem partie jsou další tahy.
bring-fault-national-teams-only = V tomto turnaji hrají jen národní družstva: doplňte federaci.
bring-fault-no-divisions = Tento turnaj není sezonou ligy: sloupce division, up a down vynechte.
bring-fault-no-time-left = Hráči nezbývá žádný čas.
bring-fault-not-in-list = Ve startovní listině není.
bring-fault-not-paired = Tito dva hráči spolu nehrají.
bring-fault-number-missing = Startovní čísla jdou od 1 a jedno chybí.
bring-fault-number-of-two-teams = Toto startovní číslo má jiné družstvo.
bring-fault-number-twice = Toto startovní číslo už ve skupině je.
bring-fault-one-team-a-federation = Tato federace už v listině jedno družstvo má, a víc jich mít nesmí.
bring-fault-play-ended = Hra v turnaji skončila: partie potřebuje výsledek.
bring-fault-played-here = Tato partie se hraje zde: výsledek se nezapisuje.
bring-fault-player-twice = Tento hráč už v listině je.
bring-fault-result-contradicts-moves = Výsledek odporuje tahům.
bring-fault-result-twice = Tato partie už výsledek má.
bring-fault-results-differ = V PGN má partie jiný výsledek.
bring-fault-section-size = Skupina má příliš málo nebo příliš mnoho hráčů.
bring-fault-stamps-out-of-order = Časová razítka nejdou po sobě.
bring-fault-suspended = Hráč má zákaz účasti a turnaj ještě nezačal.
bring-fault-team-name-taken = Stejný název už má jiné družstvo.
bring-fault-team-name-unfit = Název družstva má 1 až 60 znaků na jednom řádku.
bring-fault-team-other-federation = Tento hráč je z jiné federace než družstvo.
bring-fault-too-many-games = Partií je příliš mnoho.
bring-fault-too-many-moves = Partie má příliš mnoho tahů.
bring-fault-too-many-players = Družstvo má víc hráčů než šachovnic.
bring-fault-too-many-rows = Řádků je příliš mnoho.
bring-fault-too-many-sections = Skupin je příliš mnoho.
bring-fault-too-many-teams = Družstev je příliš mnoho.
bring-fault-two-captains = Družstvo má jednoho kapitána, a ten už je uveden.
bring-fault-two-divisions = Tato skupina už je v jiné divizi.
bring-fault-two-federations = Družstvo hraje za jednu federaci, a ta už je uvedena.
bring-fault-two-movements = U této skupiny už je v tomto sloupci jiné číslo.
bring-fault-unequal-sides = Strany zápasu musí být stejně velké.
bring-fault-unknown-division = Takovou divizi tato liga nemá.
bring-fault-unknown-player = Hráč s tímto číslem tu není.
bring-fault-unread-column = Tento sloupec se nečte.
bring-fault-unreadable-field = Toto pole nelze přečíst.
bring-fault-was-suspended = Když turnaj začal, měl hráč zákaz účasti.
bring-fault-wrong-board = Podle startovní listiny se tato partie hraje na jiné šachovnici.
bring-fault-wrong-colours = Podle startovních čísel jsou barvy opačně.
bring-fault-wrong-section = Podle startovní listiny je hráč v jiné skupině.
bring-fault-wrong-start = Partie nezačíná z postavení, které turnaj má.
bring-fault-wrong-team = Podle startovní listiny hraje tento hráč za jiné družstvo.
bring-fault-wrong-variant = Partie je jiná varianta než turnaj.
