### the rules

rules-lede = Co který článek žádá a co s ním dělá tento server. Slova jsou naše a často kratší než tištěná; v pochybnostech rozhodují ta tištěná.
rules-in-english = Články jsou anglicky.
rules-books = Části
rules-find = Hledat v článcích
rules-only-missing = Jen co tu ještě není, nebo jen zčásti
rules-none = Žádný článek neodpovídá.
rules-found = { $n ->
    [one] { $n } článek
    [few] { $n } články
   *[other] { $n } článků
 }
rules-unknown = Článek { $id } tu není. Zkuste hledat, nebo projděte seznam.
rules-nearest = { $asked } je zde, pod { $id }.
rules-standing-server = Stará se o to server
rules-standing-official = Rozhoduje funkcionář
rules-standing-people = Dodržují to lidé, server to hlídat neumí
rules-standing-missing = Zatím tu není
rules-partly = Jen zčásti:
rules-reading = Jak to server chápe:
rules-differs = Liší se od tištěného pravidla:

### co pravidla neříkají

rules-questions = Dotazy na výklad pravidel
rules-questions-lede = Na to, co žádný článek neříká, se federace nebo rozhodčí mohou zeptat funkcionářů (LAW-0-gaps). Každá odpověď se zveřejní zde i u článku, kterého se týká.
rules-questions-answered-here = { $n ->
    [one] { $n } zodpovězený dotaz k tomuto článku
    [few] { $n } zodpovězené dotazy k tomuto článku
   *[other] { $n } zodpovězených dotazů k tomuto článku
 }
rules-questions-waiting = Čeká na odpověď
rules-questions-answered = Zodpovězeno
rules-questions-none = Zatím se nikdo nezeptal.
rules-questions-more = Ukázat další
rules-questions-by-federation = Dotaz federace { $federation }
rules-questions-by-director = Dotaz rozhodčího
rules-questions-answer = Odpověď
rules-questions-ask = Zeptat se na výklad pravidel
rules-questions-ask-text = Odpovídají funkcionáři. Jakmile odpoví, může si dotaz přečíst každý. Neuvádějte jména ani běžící partie.
rules-questions-for = Za koho se ptáte
rules-questions-for-federation = Za svou federaci
rules-questions-article = Článek
rules-questions-article-hint = Ten, který věc neřeší, například LAW-6.9
rules-questions-article-unknown = Takový článek neexistuje.
rules-questions-question = Váš dotaz
rules-questions-limit = Nejvýše 2 000 znaků.
rules-questions-send = Odeslat dotaz
rules-questions-reply = Odpovědět
rules-questions-answer-field = Vaše odpověď, kterou si přečte každý
rules-questions-publish = Zveřejnit odpověď
error-own-question = Na váš vlastní dotaz odpoví jiný funkcionář.
error-too-many-questions = Čeká 10 vašich dotazů, víc jich být nemůže.
error-answered-already = Na tento dotaz už byla zveřejněna odpověď.
error-unknown-question = Takový dotaz neexistuje.
rules-questions-asked-now = Dotaz byl odeslán.
rules-questions-answered-now = Odpověď je zveřejněna.

### books

rules-book-LAW = Pravidla korespondenčního šachu
rules-book-TR = Turnajový řád
rules-book-RAT = Rating
rules-book-NORM = Tituly a normy
rules-book-SKS = Pravidla české federace
rules-book-MAK = Makruk
rules-book-FIDE = Pravidla šachu FIDE

### chapters, beside their numbers

rules-chapter-LAW-0 = Obecně
rules-chapter-LAW-1 = Partie
rules-chapter-LAW-2 = Šachovnice
rules-chapter-LAW-3 = Tahy kamenů
rules-chapter-LAW-4 = Provedení tahu
rules-chapter-LAW-5 = Konec partie
rules-chapter-LAW-6 = Hodiny
rules-chapter-LAW-7 = Nesrovnalosti
rules-chapter-LAW-8 = Zápis
rules-chapter-LAW-9 = Remíza a reklamace
rules-chapter-LAW-10 = Dovolená
rules-chapter-LAW-11 = Posouzení
rules-chapter-LAW-12 = Body
rules-chapter-LAW-13 = Chování
rules-chapter-LAW-14 = Rozhodčí
rules-chapter-LAW-A = Notace
rules-chapter-LAW-B = Chess960
rules-chapter-LAW-C = Triple Block
rules-chapter-TR-0 = Obecně
rules-chapter-TR-1 = Mistrovství světa a olympiáda
rules-chapter-TR-2 = Postupové třídy
rules-chapter-TR-3 = Světový pohár
rules-chapter-TR-4 = Turnaje s normou
rules-chapter-TR-5 = Liga
rules-chapter-TR-6 = Zvláštní turnaje
rules-chapter-TR-7 = Pomocná hodnocení
rules-chapter-TR-8 = Vystoupení a náhrada
rules-chapter-TR-9 = Započítané partie a ratingové listiny
rules-chapter-TR-10 = Udělování titulů
rules-chapter-TR-11 = Družstva
rules-chapter-TR-12 = Turnaje federací
rules-chapter-TR-13 = Přestup
rules-chapter-TR-14 = Zveřejňování běžících partií
rules-chapter-TR-15 = Odvolání
rules-chapter-SKS-1 = Ratingové listiny
rules-chapter-SKS-2 = Tabulky
rules-chapter-SKS-3 = Rating soupeřů
rules-chapter-SKS-4 = Výpočet
rules-chapter-SKS-5 = Národní titul
rules-chapter-SKS-6 = Body a pořadí
rules-chapter-SKS-7 = Vystoupení a náhrada
rules-chapter-SKS-8 = Kde platí

### what reaches an article, after “The server sees to it:”

rules-by-send-move = při odeslání tahu
rules-by-preview-move = při náhledu tahu před odesláním
rules-by-resign = když hráč vzdá
rules-by-make-claim = při reklamaci
rules-by-claim-in-score = při námitce v partii hrané poštou nebo e-mailem
rules-by-decide-score = když rozhodčí rozhoduje o zápisu partie hrané poštou nebo e-mailem
rules-by-accept-draw = při přijetí remízy
rules-by-decline-draw = při odmítnutí remízy
rules-by-get-game = při každém zobrazení partie
rules-by-defer-place = když hráč odkládá svou účast
rules-by-list-next-placed = když se obsazují volná místa ve Finále
rules-by-list-prizes = při každém zobrazení turnaje
rules-by-get-section = při každém zobrazení tabulky
rules-by-claim-time = při reklamaci výhry na čas
rules-by-time-forfeit = každou minutu
rules-by-clock-tick = každou minutu
rules-by-notify = při zprávě hráčům
rules-by-make-decision = při rozhodnutí u stolu rozhodčího
rules-by-register-leave = při zadání dovolené
rules-by-cancel-leave = při zrušení dovolené
rules-by-refill-clock = při převodu času ze zásoby
rules-by-announce-event = při vypsání turnaje
rules-by-change-event = při změně propozic
rules-by-get-event = při každém zobrazení turnaje
rules-by-enter-event = při přihlášení
rules-by-decide-entry = při rozhodnutí o přihlášce
rules-by-enter-team = při přihlášení družstva
rules-by-change-team = při změně družstva
rules-by-decide-team = při rozhodnutí o družstvu
rules-by-list-team-tables = při každém zobrazení tabulek družstev
rules-by-get-season = při zobrazení postupů a sestupů
rules-by-decide-season = při rozhodnutí o postupech a sestupech
rules-by-list-team-games = když kapitán sleduje partie svého družstva
rules-by-replace-before-play = při náhradě hráče, který ještě netáhl
rules-by-replace-player = při náhradě hráče v družstvu
rules-by-list-replacements = když se někdo dívá na náhrady v družstvu
rules-by-decide-substitute-status = při rozhodnutí o statutu náhradníka
rules-by-write-letter = při psaní dopisu
rules-by-list-nominations = při zobrazení nominací
rules-by-make-proposal = při sestavování skupin
rules-by-change-proposal = při změně navržených skupin
rules-by-get-proposal = během sestavování skupin
rules-by-publish-event = při zveřejnění startovních listin
rules-by-consent-to-rating = když dává souhlas ratingový komisař
rules-by-agree-to-final = když s finále souhlasí Výkonný výbor
rules-by-apply-for-approval = když federace žádá o schválení turnaje
rules-by-decide-approval = když se o žádosti rozhoduje
rules-by-register-federation = při změně seznamu federací
rules-by-register-sex = když federace zapíše pohlaví hráče
rules-by-report-approvals = ve zprávě pro Kongres
rules-by-get-queue = na stole činovníka
rules-by-finish-event = při potvrzení konečných tabulek
rules-by-reopen-event = když se konečné tabulky berou zpět
rules-by-import-event = při převzetí turnaje odjinud
rules-by-approve-import = při schválení převzatého turnaje
rules-by-list-transfers = při výpisu přestupů
rules-by-list-rating-lists = při zobrazení ratingových listin
rules-by-request-withdrawal = při žádosti o vystoupení
rules-by-get-pgn = v jejím PGN
rules-by-name-page = když hráč uvede stránku s rozehranými partiemi
rules-by-answer-page = když soupeř odpoví na žádost o souhlas se stránkou hráče
rules-by-report-conduct = při stížnosti na chování
rules-by-report-game = když hráč pošle partii hranou jinde
rules-by-ask-rules-question = při dotazu na výklad pravidel
rules-by-answer-rules-question = když na něj funkcionář odpoví
rules-by-report-withdrawal = při nahlášení vystoupení
rules-by-suspend-player = když funkcionář hráči zakáže účast
rules-by-decide-withdrawal = při rozhodnutí o vystoupení
rules-by-begin-rating-run = při založení ratingové listiny
rules-by-calculate-rating-run = při výpočtu ratingové listiny
rules-by-publish-rating-list = při zveřejnění ratingové listiny
rules-by-correct-rating = při opravě ratingu
rules-by-explain-rating = při vysvětlení ratingu
rules-by-get-rating-list = při každém zobrazení listiny
rules-by-download-rating-list-csv = při stažení listiny
rules-by-get-player = při každém zobrazení hráče
rules-by-get-qualifications = při každém zobrazení kvalifikací hráče
rules-by-list-qualifiers = při každém zobrazení tabulky kvalifikovaných
rules-by-set-fide-ratings = při zadání ratingů FIDE
rules-by-record-norm = při zápisu normy splněné jinde
rules-by-report-titles = při zprávě o titulech pro Kongres
rules-by-get-certificate = při tisku certifikátu
rules-by-propose-title = při návrhu titulu
rules-by-decide-title = při rozhodnutí o titulu
rules-by-recommend-title = když titul doporučuje Výkonný výbor nebo jiný orgán
rules-by-record-votes = při zápisu hlasů Kongresu
rules-by-change-count = při zahájení či ukončení počítání
