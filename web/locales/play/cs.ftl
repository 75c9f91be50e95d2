### challenges and friendly games

play-lede = Přátelské partie s kýmkoli. Nepočítají se do ratingu a začínají, jakmile někdo výzvu přijme.
play-new = Nová výzva
play-new-lede = Vyberte soupeře a podmínky. Dokud výzvu nikdo nepřijme, nic nezačne.
play-challenge = Výzva
play-sign-in = Přihlásit se a přijmout

### lists

play-received = Čekají na vaši odpověď
play-received-none = Na vaši odpověď nikdo nečeká.
play-sent = Vaše otevřené výzvy
play-sent-none = Žádnou otevřenou výzvu nemáte.
play-seeks = Výzvy pro kohokoli
play-seeks-none = Soupeře teď nikdo nehledá. Pošlete výzvu komukoli a objeví se tady.
play-events = Turnaje, do kterých se můžete přihlásit
play-events-none = Do žádného turnaje se teď přihlásit nelze. Přátelskou partii můžete začít kdykoli.
play-events-no-other = Do žádného dalšího turnaje se teď přihlásit nelze.
play-events-all = Všechny turnaje
play-entered = Vaše přihlášky
play-seeks-all = Všechny přátelské partie
play-seeks-feed = Odběr novinek: výzvy pro kohokoli (Atom)
play-more = Ukázat další
play-earlier = Dřívější výzvy
play-from = Od koho:
play-for = Komu:
play-to-anybody = Kdokoli
play-to-link = Kdo má odkaz
play-all-terms = Všechny podmínky
play-number = Výzva { $n }
play-see-other = Nové podmínky
play-game = Partie { $n }
play-sent-player = Výzva je odeslána. Soupeř: { $who }. Odpověď najdete na této stránce.
play-sent-anybody = Vaše výzva je teď v seznamu, který vidí všichni.

### what can be done with one

play-accept = Přijmout
play-accept-title = Přijmout výzvu?
play-accept-text = { $games ->
    [2] Hodiny se rozběhnou hned. Budete hrát dvě partie, jednu bílými, jednu černými. Soupeř: { $who }.
   *[other] { $color ->
        [white] Hodiny se rozběhnou hned. Máte bílé. Soupeř: { $who }.
        [black] Hodiny se rozběhnou hned. Máte černé. Soupeř: { $who }.
       *[drawn] Hodiny se rozběhnou hned. Barvy se vylosují. Soupeř: { $who }.
    }
 }
play-accept-done = Výzvu jste přijali. Hodiny běží.
play-other-terms = Jiné podmínky
play-decline = Odmítnout
play-decline-title = Odmítnout výzvu?
play-decline-text = { $who } se to dozví. Pokud vám nevyhovují jen podmínky, navrhněte raději jiné.
play-decline-done = Výzvu jste odmítli.
play-withdraw = Vzít zpět
play-withdraw-title = Vzít výzvu zpět?
play-withdraw-text = Nikdo už ji nebude moci přijmout.
play-withdraw-done = Výzvu jste vzali zpět.
play-block = Zablokovat hráče
play-block-title = Zablokovat hráče { $who }?
play-block-text = Už se nebudete moci navzájem vyzvat a výzvy mezi vámi se uzavřou. Rozehrané partie i turnaje pokračují. O zablokování se { $who } nedozví.
play-block-done = Hráče jste zablokovali.

play-blocked = Zablokovaní hráči
play-blocked-text = Nemůžete je vyzvat a oni nemohou vyzvat vás. Hráče zablokujete na jeho stránce nebo na stránce výzvy, kterou vám poslal.
play-blocked-none = Nikoho jste nezablokovali.
play-unblock = Odblokovat
play-unblocked = { $who } už není na seznamu zablokovaných.

### one challenge

play-title-from = Výzva od hráče { $who }
play-title-to = Vaše výzva pro hráče { $who }
play-title-anybody = Vaše výzva komukoli
play-title-link = Vaše výzva přes odkaz
play-answers = Výzva, na kterou tato odpovídá
play-terms = Podmínky
play-see-position = Na analytické šachovnici
play-link = Odkaz na výzvu { $n }
play-link-hint = Výzvu může přijmout každý, kdo odkaz otevře. Hraje ten, kdo ji přijme první.
play-link-title = Odkaz pro soupeře
play-link-ready = Odkaz je připraven
play-link-lede = Pošlete ho soupeři. Platí 30 dní. Hodiny se rozběhnou, až výzvu někdo přijme.
play-back = Zpět na stránku Hrát

play-state-open = Platí do { $when }
play-state-lapsed = Nikdo včas neodpověděl
play-state-accepted = { $who } – přijato { $when }
play-state-accepted-by-me = Výzvu jste přijali { $when }
play-state-declined = Odmítnuto { $when }
play-state-countered = Navrženy jiné podmínky { $when }
play-state-withdrawn = Vzato zpět { $when }

### terms

play-start-usual = { $variant }
play-start-drawn = { $variant }, výchozí postavení podle losu
play-start-number = { $variant }, postavení { $number }
play-start-from = { $variant } ze zvoleného postavení
play-two = dvě partie, jedna bílými, jedna černými
play-color-drawn = barvy podle losu
play-color-white = máte bílé
play-color-black = máte černé
play-engines = enginy povoleny
play-no-engines = bez enginů
play-say-one = { $color ->
    [white] Jedna partie; máte bílé.
    [black] Jedna partie; máte černé.
   *[drawn] Jedna partie; barvy se losují.
 }
play-say-games = { $games ->
    [2] Dvě partie současně, jedna bílými, jedna černými.
   *[other] Jedna partie.
 }
play-say-two = { $color ->
    [white] Dvě partie současně; v první máte bílé, ve druhé černé.
    [black] Dvě partie současně; v první máte černé, ve druhé bílé.
   *[drawn] Dvě partie současně, jedna bílými, jedna černými.
 }
play-say-leave = Každý z vás má v kalendářním roce dovolenou: { $days }.
play-say-no-leave = Dovolená není.
play-say-silence = Více než 40 dní bez tahu znamená prohru.
play-say-silence-off = Samo mlčení prohru neznamená: rozhoduje jen čas na hodinách.
play-say-draws-free = Remízu lze nabídnout s každým tahem.
play-say-draws-once = Každý z vás může nabídnout remízu jednou.
play-say-draws-once-in-ten = Každý z vás může nabídnout remízu jednou za deset tahů.
play-say-draws-not-before = Remízu lze nabídnout a sjednat od { $n }. tahu.
play-say-draws-never = Remízu nelze nabídnout ani sjednat.
play-say-conditional-tree = Podmíněné tahy jsou dovoleny i s odbočkami.
play-say-conditional-linear = Podmíněné tahy jsou dovoleny v jedné variantě bez odboček.
play-say-conditional-none = Bez podmíněných tahů.
play-say-engines = Enginy jsou povoleny jako v turnajích ICCF.
play-say-no-engines = Bez enginů: oba se dohodnete, že je nepoužijete.
play-say-unrated = Partie se nepočítá do ratingu (TR-9.2).
play-say-public = Až partie skončí, může se na ni podívat kdokoli.

### the form

play-opponent = Soupeř
play-opponent-player = Určitý hráč
play-opponent-player-more = Na odpověď má 14 dní.
play-opponent-anybody = Kdokoli
play-opponent-anybody-more = Výzva bude 30 dní ve veřejném seznamu; hraje ten, kdo ji přijme první.
play-opponent-link = Kdo má odkaz
play-opponent-link-more = Dostanete odkaz, který pošlete příteli. Platí 30 dní.
play-variant = Varianta
play-start = Začátek
play-begin-usual = Obvyklé výchozí postavení
play-begin-drawn = Vylosuje se při přijetí výzvy
play-begin-number = Postavení podle čísla
play-begin-from = Zvolené postavení
play-start-field = Číslo postavení
play-start-hint = Od 0 do 959; obvyklé má číslo 518.
play-fen = Postavení ve formátu FEN
play-fen-hint = Třeba ze zahájení, které byste si rádi vyzkoušeli.
play-time = Tempo hry
play-time-iccf = Jako ve většině turnajů ICCF
play-time-other = Jiné tempo
play-triple-block = V Triple Blocku dovolená není a samo mlčení prohru neznamená.
play-games = Partie
play-games-one = Jedna
play-games-two = Dvě současně, každá jinou barvou
play-color = Vaše barva
play-color-first = Vaše barva v první partii
play-choose-drawn = Podle losu
play-choose-white = Bílá
play-choose-black = Černá
play-engines-field = Enginy
play-engines-yes = Povoleny jako v turnajích ICCF
play-engines-no = Žádné: oba hrajeme bez nich
play-terms-more = Další podmínky
play-leave = Dnů dovolené v kalendářním roce
play-silence = Více než 40 dní bez tahu znamená prohru
play-draws = Nabídky remízy
play-draws-free = s každým tahem
play-draws-once = jednou za partii
play-draws-once-in-ten = jednou za deset tahů
play-draws-not-before = až od určitého tahu
play-draws-never = nikdy
play-first-move = První tah, se kterým lze nabídnout remízu
play-conditional = Podmíněné tahy
play-conditional-tree = s odbočkami
play-conditional-linear = jedna varianta bez odboček
play-conditional-none = žádné
play-words = Vzkaz
play-words-hint = Nepovinný. Soupeř si ho přečte s výzvou.
play-send = Odeslat výzvu
play-send-answer = Odeslat nové podmínky
play-other-lede = Změňte, co chcete jinak, a pošlete to zpět. Soupeř: { $who }. Původní výzva tím končí a partie začne, až soupeř přijme tu vaši.
play-other-over = Na tuto výzvu už nelze odpovědět jinými podmínkami.
play-to-challenge = K výzvě

### problems

error-unknown-challenge = Taková výzva není, nebo není pro vás. Pokud přišla odkazem, otevřete ho celý.
error-challenge-words = Vzkaz je příliš dlouhý: nejvýše 500 znaků.
error-challenge-with-oneself = Sami se sebou hrát nemůžete. Vyberte jiného hráče.
error-opponent-without-account = Tento hráč tu nemá účet a nemohl by hrát.
error-blocked = Jeden z vás zablokoval druhého: přátelské partie spolu hrát nemůžete.
error-challenge-while-suspended = Máte zákaz hry, přátelské partie teď hrát nemůžete.
error-opponent-suspended = Tento hráč má zákaz hry a přátelské partie teď nehraje.
error-too-many-challenges = Máte 20 otevřených výzev. Vezměte některou zpět, nebo počkejte na odpověď.
error-too-many-challenges-to-one = Tento hráč má od vás už tři výzvy bez odpovědi. Počkejte, až odpoví.
error-not-your-challenge = Tato výzva byla poslána někomu jinému.
error-opponent-on-leave = Soupeř má v jiných partiích dovolenou: přijměte výzvu, až se vrátí.
error-challenge-over = Tato výzva už skončila: byla přijata, odmítnuta nebo vzata zpět.
error-challenge-lapsed = Na tuto výzvu nikdo včas neodpověděl, už neplatí.
error-block-oneself = Sami sebe zablokovat nemůžete.
error-too-many-blocked = Zablokovali jste už 500 hráčů. Nejdřív někoho odblokujte.
