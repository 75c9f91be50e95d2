### challenges and friendly games

play-lede = Přátelské partie s kýmkoli a přátelské turnaje. Nepočítají se do ratingu; partie začíná, jakmile někdo výzvu přijme.
play-new = Nová výzva
play-new-lede = Vyberte soupeře a podmínky. Dokud výzvu nikdo nepřijme, nic nezačne.
play-challenge = Výzva
play-sign-in = Přihlásit se a přijmout

### lists

play-received = Čekají na vaši odpověď
play-received-none = Na vaši odpověď nikdo nečeká.
play-sent = Vaše otevřené výzvy
play-sent-none = Žádnou otevřenou výzvu nemáte.
play-joined = Turnaje, do kterých jste se přidali
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
play-to-friends = Přátelský turnaj
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
play-opponent-friends = Přátelský turnaj
play-opponent-friends-more = 3 až 13 hráčů, každý s každým; zahájíte ho, až se přidá dost hráčů.
play-tournament = Název turnaje
play-invited = Pozvaní hráči
play-invited-hint = Nejvýše 12. Zatím nemusíte pozvat nikoho: dostanete i odkaz, který můžete poslat dál.
play-invite-add = Přidat
play-invite-added = { $who } je na seznamu.
play-invite-remove = Odebrat
play-invite-removed = { $who } už na seznamu není.
play-invite-oneself = Vy hrajete v každém případě. Vyberte jiné hráče.
play-invite-twice = Tento hráč už na seznamu je.
play-invite-many = Pozvat můžete nejvýše 12 hráčů.
play-variant = Varianta
play-start = Začátek
play-begin-usual = Obvyklé výchozí postavení
play-begin-drawn = Vylosuje se, až se začne hrát
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
play-send-friends = Založit turnaj
play-send-answer = Odeslat nové podmínky
play-other-lede = Změňte, co chcete jinak, a pošlete to zpět. Soupeř: { $who }. Původní výzva tím končí a partie začne, až soupeř přijme tu vaši.
play-other-over = Na tuto výzvu už nelze odpovědět jinými podmínkami.
play-to-challenge = K výzvě

### a tournament among friends

play-friends-games-once = Každý s každým jednou
play-friends-games-twice = Každý s každým dvakrát, jednou bílými, jednou černými
play-friends-engines-no = Žádné: všichni hrajeme bez nich
play-friends-words-hint = Nepovinný. Přečtou si ho všichni pozvaní.
play-friends-sent = Turnaj je připraven. Pošlete odkaz dalším, kteří by mohli hrát, a až se přidá dost hráčů, turnaj zahajte.
play-friends-sign-in = Přihlásit se a přidat se
play-friends-games = { $games ->
    [2] každý s každým dvakrát
   *[other] každý s každým jednou
 }
play-friends-say-games = { $games ->
    [2] Každý s každým dvakrát, jednou bílými, jednou černými.
   *[other] Každý s každým jednou; startovní čísla se losují a podle nich se určí barvy.
 }
play-friends-say-no-engines = Bez enginů: všichni se dohodnete, že je nepoužijete.
play-friends-say-unrated = Partie se nepočítají do ratingu (TR-9.2).
play-friends-say-public = Až partie skončí, může se na ni podívat kdokoli.
play-friends-players = Hráči
play-friends-playing = { $n ->
    [one] hraje { $n } hráč
    [few] hrají { $n } hráči
   *[other] hraje { $n } hráčů
 }
play-friends-waiting = { $n ->
    [one] { $n } zatím neodpověděl
    [few] { $n } zatím neodpověděli
   *[other] { $n } zatím neodpovědělo
 }
play-friends-is-challenger = pořádá turnaj a hraje
play-friends-is-plays = hraje
play-friends-is-waits = zatím bez odpovědi
play-friends-is-declined = nehraje

play-friends-next-join = Přidat se můžete do { $when }. Turnaj zahájí { $who }, až se přidá dost hráčů.
play-friends-next-plays = Hrajete. Turnaj zahájí { $who }, až se přidá dost hráčů; pokud nezačne do { $when }, nekoná se.
play-friends-next-join-enough = Hráčů už je dost a { $who } může turnaj hned zahájit. Dokud nezačne, můžete se ještě přidat, nejpozději { $when }.
play-friends-next-plays-enough = Hrajete. Hráčů už je dost a { $who } může turnaj hned zahájit; pokud nezačne do { $when }, nekoná se.
play-friends-next-declined = Odpověděli jste, že nehrajete. Dokud turnaj nezačne, můžete se ještě přidat. Zahájí ho { $who }.
play-friends-next-full = Přidalo se už třináct hráčů, víc jich hrát nemůže.
play-friends-next-few = { $n ->
    [0] Turnaj zatím zahájit nelze.
    [one] Turnaj můžete zahájit, až se přidá ještě jeden hráč.
    [few] Turnaj můžete zahájit, až se přidají ještě { $n } hráči.
   *[other] Turnaj můžete zahájit, až se přidá ještě { $n } hráčů.
 }
play-friends-next-begin = Turnaj můžete zahájit hned, nebo do { $when } počkat, zda se přidají další.
play-friends-next-begin-full = Přidalo se třináct hráčů a víc jich hrát nemůže: turnaj můžete kdykoli zahájit.

play-friends-accept = Přidat se
play-friends-accept-title = Přidat se do turnaje „{ $name }“?
play-friends-accept-text = Turnaj zahájí { $who }; do té doby z něj můžete odstoupit. Hodiny se rozběhnou den až dva po zahájení, o půlnoci UTC.
play-friends-accept-done = Přidali jste se do turnaje.
play-friends-decline = Odmítnout
play-friends-decline-title = Odmítnout pozvání?
play-friends-decline-text = Dokud turnaj nezačne, můžete si to ještě rozmyslet.
play-friends-decline-done = V tomto turnaji nehrajete.
play-friends-leave = Odstoupit
play-friends-leave-title = Odstoupit z turnaje „{ $name }“?
play-friends-leave-text = Nebudete v něm hrát. Dokud turnaj nezačne, můžete se přidat znovu.
play-friends-withdraw = Zrušit turnaj
play-friends-withdraw-title = Zrušit turnaj „{ $name }“?
play-friends-withdraw-text = Turnaj se nebude konat a nikdo se do něj už nebude moci přidat.
play-friends-withdraw-done = Turnaj jste zrušili.
play-friends-begin = Zahájit
play-friends-begin-title = Zahájit turnaj „{ $name }“?
play-friends-begin-text = { $n ->
    [few] Hrají { $n } hráči.
   *[other] Hraje { $n } hráčů.
 } Startovní čísla se vylosují a hodiny se rozběhnou { $when }. Pak už se nikdo nemůže přidat ani odstoupit.
play-friends-begin-done = Turnaj je zahájen.
play-friends-left-out = { $n ->
    [one] Jeden hráč zatím neodpověděl a hrát nebude: { $who }.
    [few] { $n } hráči zatím neodpověděli a hrát nebudou: { $who }.
   *[other] { $n } hráčů zatím neodpovědělo a hrát nebude: { $who }.
 }
play-friends-strike = Vyškrtnout
play-friends-strike-title = Vyškrtnout hráče { $who } ze seznamu?
play-friends-strike-text = Hráč už nebude pozvaný a v turnaji hrát nebude.
play-friends-strike-done = { $who } už na seznamu není.
play-friends-link-title = Odkaz pro další hráče
play-friends-link-hint = Přidat se může každý, kdo odkaz otevře, dokud turnaj nezahájíte; nejvýše 13 hráčů.
play-friends-clocks = Hodiny se rozběhnou: { $when }
play-friends-table = Tabulka turnaje
play-friends-state-open = Přihlášky do { $when }
play-friends-state-declined = Nehrajete
play-friends-state-lapsed = Turnaj nebyl včas zahájen
play-friends-state-begun = Zahájeno { $when }

### words that officers take away

play-remove-words = Odebrat text
play-remove-words-title = Odebrat text?
play-remove-words-text = Vzkaz zmizí všem. Jinak zůstane výzva beze změny.
play-remove-words-name-text = Vzkaz zmizí všem a turnaj se bude jmenovat podle svého čísla. Jinak se na něm nic nezmění.
play-remove-words-reason = Důvod
play-remove-words-hint = Hráči si ho přečtou a zůstane v záznamech.
play-remove-words-done = Text je odebrán.
play-words-removed = Funkcionář z této výzvy odebral text. Důvod:

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
error-friends-name = Dejte turnaji název o nejvýše 60 znacích.
error-friends-players = Pozvěte nejvýše 12 hráčů, každého jednou a sebe ne.
error-friends-color = V turnaji si barvu vybrat nelze: určí ji rozpis.
error-friends-full = Přidalo se už třináct hráčů, víc jich hrát nemůže.
error-no-tournament = Tohle je výzva k partii, ne turnaj.
error-not-listed = Tento hráč na seznamu není.
error-too-few-friends = Turnaj lze zahájit, až se přidají tři hráči.
error-players-on-leave = Kdo má v jiných partiích dovolenou, hrát zatím začít nemůže: počkejte, až se vrátí, nebo ho ze seznamu vyškrtněte.
error-players-blocked = Jeden z hráčů má zablokovaného jiného: jednoho z nich ze seznamu vyškrtněte.
error-blocked-among-friends = Máte zablokovaného některého z hráčů, nebo má on zablokované vás: v témže přátelském turnaji hrát nemůžete.
play-about-one = { $who }: { $text }
