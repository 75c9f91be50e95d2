### Stránky s textem: většina návštěv je nepotřebuje.

home-title = Šachy poštou, tah za několik dní
home-lede = Posthorn slouží korespondenčnímu šachu: partie trvají měsíce, na tah jsou celé dny a za pravidly si může stát i federace.
home-sign-in = Máte už účet?
home-1-title = Dny místo minut
home-1 = Obvyklé je deset tahů za padesát dní. Posthorn počítá dny, ukazuje, kolik jich zbývá, a napíše vám, když jste na tahu.
home-2-title = Nic se neodešle omylem
home-2 = Tah zvolíte, ještě jednou si ho prohlédnete a teprve pak odešlete. Každý tah dostane razítko: podepsané potvrzení s časem.
home-3-title = Pravidla, která si můžete ověřit
home-3 = Každé odmítnutí, každý výsledek i každý započtený den uvádí pravidlo, ze kterého vychází.
home-4-title = Šachy, Chess960, makruk
home-4 = V turnajích ICCF jsou enginy dovolené. U přátelské partie se dohodnete, zda hrát s nimi, nebo bez nich.
postcard-label = Pohlednice s tahem 10…e4 a poštovním razítkem
postcard-to-1 = Mému soupeři
postcard-to-2 = někde v dálce

about-title = O Posthornu
about-1 = Posthorn je server pro korespondenční šach: pro hráče, rozhodčí i federace. Řídí se pravidly Mezinárodní federace korespondenčního šachu (ICCF).
about-2 = Je to svobodný software pod licencí GNU General Public License verze 3 nebo novější. Každý ho smí provozovat, zkoumat, měnit a šířit.
about-3 = Nic tu za vás nehraje. Na těchto stránkách neběží žádný engine.
about-4 = Každý tah se zapisuje do deníku, do kterého se jen přidává, a dostane podepsané potvrzení. Dohranou partii si může každý ověřit tah po tahu a sekundu po sekundě.

privacy-title = Soukromí
privacy-lede = Co se uchovává a proč. Na těchto stránkách nejsou sledovací prvky, reklamy ani nic z cizích webů.
privacy-account = Váš účet
privacy-account-text = Jméno, federace, titul a rating jsou veřejné, jako bývají šachové výsledky. Obrázek a text o sobě jsou veřejné, jen když se je rozhodnete ukázat, a zmizí, když je odeberete nebo zrušíte účet. E-mailová adresa slouží k přihlášení a k e-mailům o vašich partiích; nikdo jiný ji nevidí. Heslo je uloženo jen v podobě, ze které ho nelze zjistit. Hrajete-li poštou nebo e-mailem, můžete uvést, jak vás soupeři zastihnou: vidí to jen oni a rozhodčí partie, dokud se hraje, a zmizí to s vaším účtem. Kde to vyžadují pravidla, může vaše federace zapsat vaše pohlaví: vidíte ho vy, její delegáti a komisaři, nikdo jiný, a zmizí s vaším účtem.
privacy-games = Vaše partie
privacy-games-text = Tahy, jejich časy a výsledky se uchovávají natrvalo a ostatní hráči je uvidí, až partie skončí. Zprávy se uchovávají s partií; číst je může soupeř a rozhodčí. Dopisy v soutěži družstev se uchovávají u soutěže a čtou je ti, komu jsou určeny, i ti, kdo přijdou po nich. Uvedete-li vlastní stránku s rozehranými partiemi, její adresa se uchovává u skupiny; vidí ji vaši soupeři v ní a rozhodčí s funkcionáři, kteří vidí i to, kdo souhlasil. Vaše vlastní poznámky k partiím nečte nikdo jiný a zmizí s vaším účtem.
privacy-cookie = Dvě cookies
privacy-cookie-text = Dokud jste přihlášeni, udržuje vás přihlášené jedna cookie. Druhá zůstává a podle ní poznáme tento prohlížeč, aby vás z něj nevyřadil nikdo, kdo hádá vaše heslo. Skripty je nepřečtou a žádný jiný web je nedostane.
privacy-browser = Ve vašem prohlížeči
privacy-browser-text = Jazyk, vzhled, šachovnice a notace zůstávají ve vašem prohlížeči, dokud nesmažete data webu. Neodeslaný tah nebo zpráva tam zůstávají, dokud se neodhlásíte. Stejně tak seznam vašich partií a ty z nich, které jste si prohlédli, abyste je mohli číst i bez připojení. Poznámky k partiím, které ještě nejsou na serveru, v prohlížeči zůstávají, dokud se neuloží i tam.

### who runs the site

operator-run-by = Tento server provozuje { $name }.
operator-contact-before = Kontakt:
operator-responsible = Správce údajů
operator-answers = Za to, co se tu uchovává, odpovídá provozovatel serveru:
operator-none = Provozovatel tohoto serveru tu zatím není uveden.
operator-say = Uvést provozovatele

conduct-title = Pravidla slušného chování
conduct-lede = Amici Sumus, jsme přátelé: tímto heslem se řídí vše, co si zde píší hráči, rozhodčí, funkcionáři a federace (LAW-13.1).
conduct-words = Co píšete
conduct-words-text = Pište tak, jak byste s přítelem mluvili u šachovnice. Urážky, hrubosti a obtěžování sem nepatří, ať je pozice jakákoli a ať píšete kterýmkoli jazykem (LAW-13.3.1). Platí to pro zprávy u partie i pro to, co o sobě říkáte veřejně.
conduct-play = Jak hrajete
conduct-play-text = Partii dohrajte, nebo ji vzdejte; prohranou neprotahujte. Neopakujte nabídku remízy, až je na obtíž, nedomlouvejte výsledky předem a neodcházejte beze slova: musíte-li turnaj opustit, odstupte z něj. To všechno jsou závažná porušení pravidel (LAW-13.3.2).
conduct-officials = Rozhodčí, funkcionáři a federace
conduct-officials-text = I oni jsou vám povinni slušností. Rozhodují nestranně, svá rozhodnutí zdůvodňují a nikdy nerozhodují o vlastní věci. Proti rozhodnutí rozhodčího se lze odvolat (TR-15).
conduct-report = Když se tím někdo neřídí
conduct-report-text = Nevhodnou zprávu nahlaste přímo u ní; dál ji už neuvidíte. Na cokoli jiného si stěžujte vlastními slovy u partie nebo pod tabulkou v části „Rozhodnutí a dotazy“. Stížnost dostane rozhodčí; stížnost na rozhodčího, jiného funkcionáře nebo delegáta federace dostanou ostatní funkcionáři. Ten, koho se týká, se nedozví, že jste ji podali. Stačí stěžovat si jednou: chcete-li něco dodat, připište to k téže stížnosti.
conduct-follows = Co bude dál
conduct-follows-text = Každá stížnost dostane odpověď a vy se dozvíte, jak dopadla. Rozhodčí může podle závažnosti napomenout, ubrat dny, vyhlásit partii za prohranou nebo vyloučit z turnaje (LAW-13.3); opakovaná nebo závažná porušení mohou skončit zákazem činnosti (LAW-13.3.2).

keyboard-title = Klávesnice a čtečky
keyboard-lede = Na Posthornu jde všechno bez myši. Žádný zvláštní režim se nezapíná.
keyboard-game = Na stránce partie
keyboard-board = Na šachovnici
keyboard-field = Psaní tahu
key-arrows-replay = o tah zpět nebo dopředu
key-ends = na první nebo poslední tah
key-flip = otočit šachovnici
key-move = do pole pro váš tah
key-games = na předchozí nebo další partii vašeho seznamu
key-skip = přeskočit na další partii, která na vás čeká
key-arrows-board = z pole na pole
key-enter = zvednout figuru, položit ji
key-escape = vrátit ji na místo
key-left-right = ← →
key-home-end = Home End
key-arrows = ← ↑ → ↓
keyboard-board-text = Pro klávesu Tab je šachovnice jediná zastávka. Čtečka přečte každé pole s figurou a řekne, kam zvednutá figura může.
keyboard-field-text = Pole rozumí zápisu Jf3, číslům korespondenčního šachu (7163) i g1f3, vždy s písmeny figur ve vašem jazyce. Řekne vám, jak tahu rozumělo. Nic se neodešle, dokud si tah neprohlédnete a nestisknete Poslat.

licences-title = Licence
licences-lede = Posthorn je svobodný software pod licencí GNU General Public License verze 3 nebo novější. Stojí na práci mnoha lidí; tady jsou.
licences-gpl = Úplné znění licence
licences-source = Zdrojový kód tohoto webu
licences-fonts = Písma
licences-art = Figury a vlajky
licences-web = Na těchto stránkách
licences-server = Na serveru
licences-text = Znění licence
licences-name = Název
licences-licence = Licence
licence-source-sans = Source Sans 3 od Adobe, zúžené na potřebná písmena a přejmenované na „Letter Text“
licence-newsreader = Newsreader od Production Type, zúžené na potřebná písmena
licence-symbols = Šest figurek z Noto Sans Symbols 2 od Googlu
licence-pieces = Šachové figury, Colin M. L. Burnett
licence-merida = Šachové figury „Merida“, Armando Hernandez Marroquin
licence-celtic = Šachové figury „Celtic“, Maurizio Monge
licence-kryukov = Šachové figury, Alexey Kryukov
licence-makruk = Figury makruku od autorů Posthornu
licence-flags = Vlajky z country-flag-icons, Nikolay Kuchumov
licence-icons = Ikony a razítko vznikly pro Posthorn a platí pro ně jeho licence.

### conditional moves: what the page that writes them may be told

error-conditional-not-allowed = Podmíněné tahy nejsou v tomto turnaji dovoleny.
error-conditional-too-deep = Jedna varianta smí mít nejvýše čtyřicet vašich tahů.
error-conditional-twice = Dvě varianty odpovídají na tentýž tah různě.
error-conditional-illegal = Některý z podmíněných tahů není přípustný.
error-conditional-too-large = Podmíněných tahů je příliš mnoho: nejvýše 200 a varianta nejvýše o 40 tazích.
error-conditional-cycle = V některé z variant se opakuje pozice.
error-conditional-not-linear = Tento turnaj dovoluje jen jednu variantu podmíněných tahů.
error-conditional-on-move = Na tahu jste vy: podmíněné tahy se zadávají, když je na tahu soupeř.

### the director's desk

desk-count = { $n ->
    [0] Žádná reklamace nečeká
    [one] { $n } reklamace čeká na rozhodnutí
    [few] { $n } reklamace čekají na rozhodnutí
   *[other] { $n } reklamací čeká na rozhodnutí
 }
desk-lede = Reklamace, které server rozhodnout neumí. Do vašeho rozhodnutí hodiny partie stojí.
desk-empty = Není o čem rozhodovat
desk-empty-text = Až server nebude umět rozhodnout nějakou reklamaci, objeví se tady.
desk-claim-win = { $color ->
    [white] Bílý reklamuje výhru podle databáze koncovek
   *[black] Černý reklamuje výhru podle databáze koncovek
 }
desk-claim-draw = { $color ->
    [white] Bílý reklamuje remízu podle databáze koncovek
   *[black] Černý reklamuje remízu podle databáze koncovek
 }
desk-seen-by = { $color ->
    [white] z pohledu bílého
   *[black] z pohledu černého
 }
desk-move = Zamýšlený tah
desk-no-move = žádný: pozice na šachovnici
desk-why = Nerozhodnuto, protože
desk-rule = Pravidlo
desk-at = Reklamováno
desk-position = Pozice
desk-ruling = Rozhodnutí
desk-uphold-win = { $color ->
    [white] Uznat reklamaci: 1–0
   *[black] Uznat reklamaci: 0–1
 }
desk-uphold-draw = Uznat reklamaci: ½–½
desk-reject = Zamítnout reklamaci: hraje se dál
desk-choose-first = Zvolte, zda reklamaci uznáváte, nebo zamítáte.
desk-reason = Odůvodnění
desk-reason-hint = Oba hráči si je přečtou mezi zprávami. Nejvýše 2 000 znaků.
desk-reason-missing = Napište odůvodnění.
desk-look = Prohlédnout rozhodnutí…
desk-look-title = Rozhodujete takto?
desk-outcome-win = { $color ->
    [white] Reklamace se uznává. Partie hned končí: vyhrává bílý, 1–0.
   *[black] Reklamace se uznává. Partie hned končí: vyhrává černý, 0–1.
 }
desk-outcome-draw = Reklamace se uznává. Partie hned končí remízou, ½–½.
desk-outcome-reject = Reklamace se zamítá. Hraje se dál a hodiny opět běží.
desk-final = Odeslané rozhodnutí nelze vzít zpět.
desk-send-uphold = Uznat reklamaci
desk-send-reject = Zamítnout reklamaci
desk-ruled-ended = Rozhodli jste o partii { $game }: skončila { $ending }.
desk-ruled-on = Rozhodli jste o partii { $game }: hraje se dál.

### analysis

analysis-title = Analýza
analysis-note = Co tu zkoušíte, nikdo jiný nevidí. Žádný engine nepočítá.
analysis-lines = Tahy a varianty
analysis-move-field = Tah na zkoušku, notací nebo čísly
analysis-try = Zkusit
analysis-tools = Pozice a varianta
analysis-copy-fen = Kopírovat pozici (FEN)
analysis-archive = Pozice v archivu
analysis-copy-pgn = Kopírovat variantu (PGN)
analysis-copy-by-hand = Zkopírujte prosím odtud
analysis-promote = Povýšit na hlavní variantu
analysis-remove = Smazat od tohoto tahu
analysis-removed = Smazáno.
analysis-undo = Vrátit zpět
analysis-end-checkmate = { $winner ->
    [white] Mat, vyhrává bílý.
   *[black] Mat, vyhrává černý.
 }
analysis-end-stalemate = Pat, remíza.
analysis-end-dead-position = Mat už nemůže dát nikdo, remíza.
analysis-position = Pozice
analysis-variant = Druh šachu
analysis-variant-chess = Šachy
analysis-variant-chess960 = Chess960
analysis-variant-makruk = Makruk
analysis-fen = Pozice (FEN)
analysis-set = Nastavit
analysis-fen-wrong = Toto není pozice, ze které by se dalo hrát dál.

conditional-title = Podmíněné tahy
conditional-hint = Zkuste na šachovnici soupeřův tah a pak svou odpověď. Takovou variantu lze přidat sem.
conditional-hint-reply = Teď zkuste svou odpověď na { $move }.
conditional-hint-elsewhere = Tato varianta nevychází ze současné pozice.
conditional-hint-cycle = V této variantě se opakuje pozice, proto ji přidat nelze.
conditional-present = Na současnou pozici
conditional-keep = Přidat k podmíněným tahům
conditional-keep-any = Na jakýkoli tah { $reply }
conditional-kept-merged = Přidáno.
conditional-kept-known = Tato varianta už v seznamu je.
conditional-kept-too-many = Nepřidáno: větví smí být nejvýše { $limit }.
conditional-kept-too-deep = Nepřidáno: varianta smí mít nejvýše { $limit } vašich tahů.
conditional-if = { $place ->
    [next] a když { $when }, pak { $reply }
   *[other] Když { $when }, pak { $reply }
 }
conditional-if-any = { $place ->
    [next] a na jakýkoli tah { $reply }
    [among] Na jakýkoli jiný tah { $reply }
   *[alone] Na jakýkoli tah { $reply }
 }
conditional-remove = Odebrat { $move } i s pokračováním
conditional-empty = Zatím žádné.
conditional-limits = Větve: { $n } z nejvýše { $limit }; v jedné variantě smí být nejvýše { $depth } vašich tahů.
conditional-linear = Tento turnaj dovoluje jen jednu variantu, nejvýše s { $depth } vašimi tahy.
conditional-unsaved = Zatím neuloženo. Zahraje se jen to, co uložíte.
conditional-save = Uložit…
conditional-discard = Zahodit změny
conditional-saved = Uloženo. Vaše odpovědi čekají na soupeřův tah.
conditional-saved-none = Uloženo. Žádná odpověď není připravena.
conditional-review = Uložit tyto podmíněné tahy?
conditional-review-none = Odebrat všechny podmíněné tahy?
conditional-any-title = „Jakýkoli tah“ znamená opravdu jakýkoli.
conditional-any-text = Vaše odpověď se zahraje, ať soupeř udělá cokoli, i kdyby ztrácela figuru nebo partii. Připravte ji jen tam, kde je dobrá proti všemu.
conditional-any-bad = { $of ->
    [one] Po jediném možném tahu ztrácí figuru nebo víc, nebo dostane mat.
   *[other] { $n ->
        [one] Po jednom z { $of } možných tahů ztrácí figuru nebo víc, nebo dostane mat.
       *[other] Po { $n } z { $of } možných tahů ztrácí figuru nebo víc, nebo dostane mat.
    }
 }
conditional-any-illegal = { $n ->
    [one] Po { $move } tah není možný: nic se nezahraje a poběží vaše hodiny.
   *[other] Po { $n } z { $of } možných tahů, třeba po { $move }, tah není možný: nic se nezahraje a poběží vaše hodiny.
 }
conditional-any-boards = Zahrál by se i tady:
conditional-any-mate = { $when } { $reply } dovoluje { $blow } mat.
conditional-any-loses = { $piece ->
    [queen] { $when } { $reply } ztrácí dámu po { $blow }.
    [rook] { $when } { $reply } ztrácí věž po { $blow }.
    [bishop] { $when } { $reply } ztrácí střelce po { $blow }.
    [knight] { $when } { $reply } ztrácí jezdce po { $blow }.
   *[other] { $when } { $reply } ztrácí materiál po { $blow }.
 }
conditional-any-gone = { $piece ->
    [queen] { $when } { $reply } nechává dámu.
    [rook] { $when } { $reply } nechává věž.
    [bishop] { $when } { $reply } nechává střelce.
    [knight] { $when } { $reply } nechává jezdce.
   *[other] { $when } { $reply } nechává materiál.
 }
conditional-any-line = { $when } { $reply }
conditional-any-seen = Zkoumají se jen braní a maty hned dalším tahem. Žádný engine neběží.
conditional-any-add = Přidat „Na jakýkoli tah { $reply }“
conditional-note = Jakmile soupeř zahraje některý z těchto tahů, vaše odpověď se zahraje hned a bez dalšího ptaní.
conditional-note-none = Nic už se za vás nezahraje.
conditional-send = Uložit
conditional-send-none = Odebrat všechny
conditional-not-saved = Nic se neuložilo.
conditional-moved-on = Partie pokročila, poslední tah je { $move }. Vaše varianty zůstávají.
conditional-over = Partie už skončila.
conditional-none = V tomto turnaji nejsou podmíněné tahy dovoleny.
conditional-my-move = Jste na tahu. Podmíněné tahy lze připravit, když je na tahu soupeř.
conditional-not-now = Podmíněné tahy teď připravit nelze.
conditional-replace = Nahradit
conditional-replace-title = Nahradit odpověď?
conditional-replace-text = { $kind ->
    [line] Dovolena je jen jedna varianta, zatím { $when } { $reply }.
    [any] Zatím na jakýkoli tah odpovídáte { $reply }.
   *[move] Zatím na { $when } odpovídáte { $reply }.
 } { $lost ->
    [1] Nahradí to { $next }.
   *[other] Nahradí to { $next } a připravené pokračování se ztratí.
 }
conditional-leave = Odejít bez uložení?
conditional-leave-text = Změny podmíněných tahů zůstanou v tomto prohlížeči, ale nic z nich se nezahraje, dokud je neuložíte.
conditional-leave-action = Odejít
