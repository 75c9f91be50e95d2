### what waits at the desk

queue-count = { $n ->
    [0] Nic nečeká
    [one] Čeká { $n } věc
    [few] Čekají { $n } věci
   *[other] Čeká { $n } věcí
 }
queue-lede = Všechno, co na vás čeká, od nejstaršího.
gap-warning = Od { $from } do { $until } server neběžel, nebo měl špatný čas. Dokud nerozhodnete, nikdo neprohraje na čas.
gap-decide = Rozhodnout
queue-empty = Na stole nic není
queue-empty-text = Objeví se tu reklamace, dotazy, hlášení, odvolání a vše, co čeká ve vašich turnajích.
desk-events-title = Moje turnaje a skupiny
desk-events-lede = Co na vás v turnajích čeká, všechny vaše turnaje a hrané skupiny, které vedete.
desk-events-due = Co čeká v turnajích
desk-events-due-none = Ve vašich turnajích nic nečeká.
desk-events-mine = Turnaje, které pořádáte nebo vedete ({ $n })
desk-events-mine-none = Žádný turnaj nepořádáte ani nevedete.
desk-events-sections = Skupiny, které vedete ({ $n })
desk-events-sections-none = Žádnou hranou skupinu nevedete.
desk-events-find = Turnaj nebo skupina
desk-events-found = { $n ->
    [0] Žádná skupina neodpovídá.
    [one] Nalezena jedna skupina.
    [few] Nalezeny { $n } skupiny.
   *[other] Nalezeno { $n } skupin.
 }
desk-events-waiting = { $n ->
    [one] Čeká jedna věc
    [few] Čekají { $n } věci
   *[other] Čeká { $n } věcí
 }
desk-events-decide = Rozhodnout…
queue-kind = Druh
queue-kind-all = Všechno ({ $n })
queue-kind-claim = Reklamace ({ $n })
queue-kind-query = Dotazy ({ $n })
queue-kind-message-report = Nahlášené zprávy ({ $n })
queue-kind-publication = Zveřejněné partie ({ $n })
queue-kind-conduct = Stížnosti na chování ({ $n })
queue-kind-appeal = Odvolání ({ $n })
queue-kind-adjudication = K posouzení ({ $n })
queue-kind-silence = Mlčící hráči ({ $n })
queue-kind-withdrawal = Vystoupení ({ $n })
queue-kind-import = Turnaje odjinud ({ $n })
queue-kind-approval = Turnaje ke schválení ({ $n })
queue-kind-transfer = Přestupy ({ $n })
queue-kind-title = Tituly ({ $n })
queue-kind-title-recommendation = Tituly k doporučení ({ $n })
queue-kind-title-votes = Hlasy Kongresu ({ $n })
queue-kind-rating-list = Ratingové listiny ({ $n })
queue-kind-gone-player = Hráči, kteří možná odešli ({ $n })
queue-kind-game-reports = Výsledky partií hraných jinde ({ $n })
queue-kind-game-score = Zápisy partií hraných poštou a e-mailem ({ $n })
queue-kind-final-tables = Konečné tabulky ({ $n })
queue-kind-rating-consent = Souhlasy s ratingem ({ $n })
queue-kind-board-agreement = Finále mistrovství světa ({ $n })
queue-kind-start-lists = Startovní listiny ({ $n })
queue-kind-entries = Přihlášky ({ $n })
queue-kind-free-entries = Přihlášky bez startovného ({ $n })
queue-kind-deposits = Kauce ({ $n })
queue-kind-replacements = Náhrady v družstvech ({ $n })
queue-kind-season = Postupy a sestupy ({ $n })
queue-kind-rules-question = Dotazy na výklad pravidel ({ $n })
queue-found = { $n ->
    [one] Zobrazena { $n } věc.
    [few] Zobrazeny { $n } věci.
   *[other] Zobrazeno { $n } věcí.
 }
queue-no-match = Zvolenému výběru nic neodpovídá.
queue-clear = Zrušit výběr
queue-where = Turnaj nebo skupina
queue-where-all = Všechny turnaje
queue-find = Hráč, číslo partie nebo turnaj
queue-since = od { $when }
queue-more = Zobrazit další
queue-left = { $n ->
    [one] ještě { $n } věc
    [few] ještě { $n } věci
   *[other] ještě { $n } věcí
 }
queue-later = Odložit
queue-later-tomorrow = Do zítřka
queue-later-week = O týden
queue-later-all = Odložit vše ({ $n }):
queue-back-on = Vrátí se { $when }
queue-said = { $n ->
    [one] Odloženo do { $when }.
    [few] Odloženy { $n } věci do { $when }.
   *[other] Odloženo { $n } věcí do { $when }.
 }
queue-undo = Vrátit zpět
queue-aside = { $n ->
    [one] { $n } odložená věc
    [few] { $n } odložené věci
   *[other] { $n } odložených věcí
 }
queue-aside-here = Odloženo jen v tomto zařízení.
queue-bring-back = Vrátit
queue-bring-all-back = Vrátit všechny
queue-all-aside = Všechno je odložené.
queue-what-repetition = Reklamace: remíza opakováním
queue-what-fifty-moves = Reklamace: remíza podle pravidla 50 tahů
queue-what-tablebase-win = Reklamace: výhra podle databáze koncovek
queue-what-tablebase-draw = Reklamace: remíza podle databáze koncovek
queue-what-query = Dotaz
queue-what-message-report = Nahlášená zpráva
queue-what-publication = Zveřejněné partie
queue-what-conduct = Stížnost na chování
queue-what-appeal = Odvolání
queue-what-adjudication = K posouzení
queue-what-silence = Mlčí 28 dní nebo déle
queue-what-gone-player = V polovině partií prohrál na čas nebo mlčí
queue-what-reports-differ = Výsledky partie hrané jinde se liší
queue-what-report-missing = Jeden z hráčů neposlal výsledek partie hrané jinde
queue-what-score-claim = Námitka v partii hrané poštou nebo e-mailem
queue-what-scores-differ = Zápisy partie hrané poštou nebo e-mailem se liší
queue-what-score-unanswered = Na dotaz k zápisu nepřišla včas odpověď
queue-what-final-tables = Dohráno: potvrdit konečné tabulky
queue-what-rating-consent = Národní turnaj: souhlas s ratingem
queue-what-board-agreement = Finále mistrovství světa: souhlas výboru
queue-what-start-lists = Přihlášky uzavřeny: zveřejnit startovní listiny
queue-what-entries = { $n ->
    [one] Jedna přihláška čeká na rozhodnutí
    [few] { $n } přihlášky čekají na rozhodnutí
   *[other] { $n } přihlášek čeká na rozhodnutí
}
queue-what-free-entries = { $n ->
    [one] Jedna přihláška bez startovného k potvrzení
    [few] { $n } přihlášky bez startovného k potvrzení
   *[other] { $n } přihlášek bez startovného k potvrzení
}
queue-what-deposits = { $n ->
    [one] Jedna kauce k vyřízení
    [few] { $n } kauce k vyřízení
   *[other] { $n } kaucí k vyřízení
}
queue-what-replacements = { $n ->
    [one] Jedna náhrada v družstvu čeká na rozhodnutí
    [few] { $n } náhrady v družstvech čekají na rozhodnutí
   *[other] { $n } náhrad v družstvech čeká na rozhodnutí
}
queue-what-season = Sezona skončila: kdo postupuje a kdo sestupuje
queue-what-withdrawal = Vystoupení
queue-what-import = Turnaj odjinud
queue-what-approval = Turnaj ke schválení
queue-what-approval-referred = Turnaj před Kongresem
queue-what-transfer = Přestup do jiné federace
queue-what-title = Titul
queue-what-title-recommendation = Titul: doporučit, nebo nedoporučit
queue-what-title-votes = Titul: zapsat hlasy Kongresu
queue-what-rating-list = Ratingová listina
queue-what-rules-question = Dotaz na výklad pravidel
queue-what-rating-list-due = Ratingová listina k zahájení
queue-all-events = Všechny turnaje hráče
queue-about = týká se:
queue-game = Partie { $n }
queue-age = { $n ->
    [0] dnes
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
 }
queue-back = Zpět ke stolu

### cases

case-state-open = otevřeno
case-state-answered = zodpovězeno
case-state-decided = rozhodnuto
case-title = { $what } č. { $n }
case-facts = Čeho se to týká
case-where = Kde
case-by = Od koho
case-about = O kom
case-opened = Podáno
case-page = Stránka
case-message = Zpráva
case-somebody = Někdo
case-written = Co bylo napsáno
case-appealed = Rozhodnutí
case-decisions = Rozhodnuto v této věci
case-answer-title = Odpověď
case-answer = Vaše odpověď
case-answer-send = Odeslat odpověď
case-write = Napsat znovu
case-write-send = Odeslat
case-close = Tím je věc vyřízena
case-answered-now = Vaše odpověď je odeslána.
case-decided-now = O odvolání je rozhodnuto.
case-to-game = Rozhodnout o partii
case-to-section = Rozhodnout ve skupině
due-title = Co má následovat (TR-14)
due-earlier = { $n ->
    [0] Tento hráč v této skupině žádné platné dřívější porušení nemá.
    [one] Tento hráč má v této skupině { $n } platné dřívější porušení.
    [few] Tento hráč má v této skupině { $n } platná dřívější porušení.
   *[other] Tento hráč má v této skupině { $n } platných dřívějších porušení.
 }
due-elsewhere = V jiných skupinách: { $n }.
due-order = Příkaz sjednat na stránce nápravu.
due-penalty = Trest 10 dní ve všech nedohraných partiích.
due-expel = Vyloučení: všechny nedohrané partie jsou prohrané.
due-suspension = Všechny kroky v této skupině jsou vyčerpány: funkcionáři mohou hráči zakázat účast.
due-may-suspend = Funkcionáři mohou hráči také zakázat účast.
due-deviate = S odůvodněním můžete rozhodnout jinak.
due-decide = Rozhodnout…
due-suspend = Zakázat účast…
appeal-decide = Rozhodnout o odvolání
appeal-outcome = Výsledek
appeal-upheld = Rozhodnutí platí
appeal-changed = Rozhodnutí se mění
appeal-dismissed = Odvolání se zamítá
appeal-look = Prohlédnout…
appeal-confirm = Je to vaše rozhodnutí?
appeal-say-upheld = Rozhodnutí platí; odvolání je tím natrvalo uzavřeno.
appeal-say-changed = Rozhodnutí změnilo pozdější rozhodnutí; odvolání je tím natrvalo uzavřeno.
appeal-say-taken-back = Rozhodnutí č. { $n } se ve všech partiích bere zpět, a to vaším jménem; odvolání je tím natrvalo uzavřeno.
appeal-say-dismissed = Odvolání se zamítá; je tím natrvalo uzavřeno.
appeal-send = Rozhodnout o odvolání

### decisions

decided-set-clock = Úprava hodin
decided-stop-clocks = Zastavení hodin
decided-resume-clocks = Spuštění hodin
decided-penalty = Časový trest
decided-default = Kontumační prohra
decided-cancel = Zrušení partie
decided-to-adjudication = Předání k posouzení
decided-adjudicate = Posouzení
decided-reinstate = Obnovení partie
decided-restore-position = Obnovení pozice
decided-warn = Napomenutí
decided-order = Příkaz
decided-expel = Vyloučení
decided-message = Dopis
decided-to-all = Všem ve skupině
decided-to = Komu: { $who }
decided-to-you = Vám
decided-revoke = Zpětvzetí rozhodnutí
decided-withdrawal-accepted = Vystoupení akceptováno
decided-withdrawal-unaccepted = Neakceptované vystoupení
decided-withdrawal-silent = Tiché vystoupení
decided-withdrawal-death = Hráč zemřel
decided-await-substitute = Čekání na náhradníka
decided-replace = Náhrada hráče
decided-color-white = Bílý
decided-color-black = Černý
decided-number = č. { $n }
decided-undone-by = zrušeno rozhodnutím č. { $n }
decided-undoes = Ruší rozhodnutí č. { $n }.
decided-under-way = provádí se
decided-by-server = Posthorn
decided-appeal = Odvolat se…
decided-appealed = Proti tomuto rozhodnutí jste se odvolali.
decided-none = Zatím se o ničem nerozhodlo.
decided-log = { $n ->
    [0] Rozhodnutí
   *[other] Rozhodnutí ({ $n })
 }
decided-limit = Nejvýše 2 000 znaků.
decided-more-games = { $n ->
    [one] a ještě { $n } partie
    [few] a ještě { $n } partie
   *[other] a ještě { $n } partií
 }
decided-clock = { $who }: { $what }
decided-days-added = { $n ->
    [one] ke spotřebovanému času přidán { $n } den
    [few] ke spotřebovanému času přidány { $n } dny
   *[other] ke spotřebovanému času přidáno { $n } dní
 }
decided-days-back = { $n ->
    [one] vrácen { $n } den
    [few] vráceny { $n } dny
   *[other] vráceno { $n } dní
 }
decided-moves-added = { $n ->
    [one] k počtu tahů přidán { $n } tah
    [few] k počtu tahů přidány { $n } tahy
   *[other] k počtu tahů přidáno { $n } tahů
 }
decided-moves-off = { $n ->
    [one] od počtu tahů odečten { $n } tah
    [few] od počtu tahů odečteny { $n } tahy
   *[other] od počtu tahů odečteno { $n } tahů
 }
decided-defaulted = { $by ->
    [white] bílý prohrál kontumačně
    [black] černý prohrál kontumačně
   *[both] oba prohráli kontumačně
 }
decided-adjudicated = posouzeno { $result }
decided-what-clocks-stopped = hodiny zastaveny
decided-what-clocks-resumed = hodiny spuštěny
decided-what-sent-to-adjudication = předáno k posouzení
decided-what-cancelled = zrušena
decided-what-reinstated = pokračuje
decided-what-replaced = { $by ->
    [white] bílými teď hraje jiný hráč
   *[black] černými teď hraje jiný hráč
 }

### making a decision

decide-heading = Rozhodnout
decide-kind = Rozhodnutí
decide-hint-set-clock = Dny a tahy jednoho hráče.
decide-hint-stop-clocks = Dokud hodiny znovu nespustíte, nikdo nesmí táhnout.
decide-hint-resume-clocks = Čas mezitím se nikomu nepočítá.
decide-hint-penalty = Přidá se ke spotřebovanému času ve všech nedohraných partiích hráče v této skupině.
decide-hint-default = Partie tím končí.
decide-hint-cancel = Partie tím končí a nikam se nezapočítá.
decide-hint-to-adjudication = Hra končí; oba hráči předloží, co požadují, a rozbor.
decide-hint-adjudicate = Rozhoduje posuzovatel, ne rozhodčí turnaje.
decide-hint-reinstate = Partie pokračuje tam, kde skončila. Čas od jejího konce se nikomu nepočítá.
decide-hint-restore-position = Po nemožném tahu: oba hráči se dozvědí, odkud se hraje dál. Na partii se zde nic nemění.
decide-hint-warn = Hráč se to dozví, i e-mailem.
decide-hint-order = Hráči se ukládá něco napravit.
decide-hint-expel = Všechny nedohrané partie hráče v této skupině jsou prohrané.
decide-hint-message = Čtou ho všichni v této skupině, nebo jen ti, které zaškrtnete. Přijde i e-mailem.
decide-hint-revoke = Rozhodnutí už neplatí a co udělalo s partiemi, vrátí se zpět.
decide-player = Hráč
decide-whose = Koho se týká
decide-side = { $color } ({ $who })
decide-both = Oba
decide-days = Dny
decide-days-back = Vrácené dny
decide-days-hint-set-clock = Kladné se přidají ke spotřebovanému času, záporné se vrátí.
decide-days-hint-penalty = 1 až 100. TR-14 uvádí 10.
decide-days-hint-reinstate = Hráči, který prohrál časem. Prázdné: žádné.
decide-moves = Tahy
decide-moves-hint = Kladné se přičtou k tahům do příští kontroly, záporné se odečtou.
decide-result = Výsledek
decide-position = Pozice (FEN)
decide-position-hint = Pozice před chybou, i kdo je na tahu.
decide-position-wrong = Zadejte osm řad a kdo je na tahu, například 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.
decide-title = Předmět
decide-letter = Dopis
decide-undoes = Které rozhodnutí se tím ruší
decide-undoes-option = Č. { $n }: { $kind } { $who }
decide-none = žádné
decide-reason = Odůvodnění
decide-reason-hint = Přečtou si ho dotčení hráči. Nejvýše 2 000 znaků.
decide-rule = Pravidlo
decide-rule-hint = Například LAW-6.11. Může zůstat prázdné.
decide-rule-needed = Článek, o který se rozhodnutí opírá, například LAW-13.3.2.
decide-rule-missing = Uveďte článek, o který se rozhodnutí opírá.
decide-rule-unknown = Takový článek není: vyberte ho ze seznamu, nebo se podívejte na stránku pravidel.
decide-readers = { $n ->
    [0] Všem ve skupině ({ $all })
   *[other] Vybraným hráčům: { $n } z { $all }
 }
decide-readers-hint = Nezaškrtnete-li nikoho, píšete všem.
ask-open = Zeptat se, zda hraje dál…
ask-title = Hrajete dál?
ask-text = V partii { $game } jste už delší dobu na tahu. Dejte mi prosím vědět, zda hrajete dál: táhněte, nebo na stránce partie oznamte, že potřebujete víc času. Pokud se neozvete, platí pravidla o mlčení.
decide-nothing-set = Zadejte dny nebo tahy.
decide-look = Prohlédnout rozhodnutí…
decide-confirm = Je to vaše rozhodnutí?
decide-ends = { $n ->
    [one] Ukončí tuto partii, nebo v ní hráči nezbude čas:
    [few] Ukončí { $n } partie, nebo v nich hráči nezbude čas:
   *[other] Ukončí { $n } partií, nebo v nich hráči nezbude čas:
 }
decide-send = Rozhodnout
decide-by-rule = Podle { $rule }
decide-for-case = V odpověď na podání č. { $n }.
decide-done = { $kind }: rozhodnutí č. { $n } je vydáno.
decide-say-set-clock = Partie { $game }, { $who }: { $what }.
decide-say-stop-clocks-game = V partii { $game } se zastaví hodiny. Dokud se znovu nespustí, nikdo nesmí táhnout.
decide-say-resume-clocks-game = V partii { $game } hodiny od této chvíle znovu běží.
decide-say-stop-clocks-all = Ve všech nedohraných partiích skupiny se zastaví hodiny. Dokud se znovu nespustí, nikdo nesmí táhnout.
decide-say-resume-clocks-all = Ve všech zastavených partiích skupiny hodiny od této chvíle znovu běží.
decide-say-penalty = { $n ->
    [one] { $who }: ve všech nedohraných partiích skupiny se ke spotřebovanému času přidá { $n } den. Kde tolik času nezbývá, je partie prohraná.
    [few] { $who }: ve všech nedohraných partiích skupiny se ke spotřebovanému času přidají { $n } dny. Kde tolik času nezbývá, je partie prohraná.
   *[other] { $who }: ve všech nedohraných partiích skupiny se ke spotřebovanému času přidá { $n } dní. Kde tolik času nezbývá, je partie prohraná.
 }
decide-say-default = Partie { $game } tím končí. Kontumačně prohrává: { $who }.
decide-say-default-both = Partie { $game } tím končí. Kontumačně prohrávají oba, 0–0.
decide-say-cancel = Partie { $game } se ruší: tím končí a nikam se nezapočítá.
decide-say-to-adjudication = Hra v partii { $game } končí. Rozhodnou posuzovatelé.
decide-say-adjudicate = Partie { $game } končí posouzením { $result }.
decide-say-reinstate = Partie { $game } pokračuje tam, kde skončila; její výsledek už neplatí.
decide-say-days-back = { $n ->
    [one] Hráči, který prohrál časem, se vrátí { $n } den.
    [few] Hráči, který prohrál časem, se vrátí { $n } dny.
   *[other] Hráči, který prohrál časem, se vrátí { $n } dní.
 }
decide-say-restore-position = Partie { $game } se jinde hraje dál z této pozice. Oba hráči se to dozvědí.
decide-say-warn = Napomenutí: { $who }.
decide-say-order = { $who }: příkaz napravit, co je uvedeno níže.
decide-say-expel = { $who }: vyloučení. Všechny nedohrané partie v této skupině jsou ihned prohrané.
decide-say-message = { $some ->
    [yes] { $n ->
        [one] Dopis jednomu hráči.
       *[other] Dopis { $n } hráčům.
     }
   *[no] { $n ->
        [one] Dopis jedinému hráči této skupiny.
       *[other] Dopis všem hráčům této skupiny ({ $n }).
     }
 }
decide-say-revoke = Rozhodnutí č. { $n } se bere zpět.

### a game at the desk

desk-game-title = Partie { $n }
desk-game-open = Prohlédnout partii
desk-section-title = Rozhodnout ve skupině
desk-section-hint = Co se týká všech partií jednoho hráče, nebo všech hráčů. O jednotlivých partiích se rozhoduje na jejich stránkách.
desk-section-table = Tabulka skupiny
facts-title = Jak partie stojí
facts-standing-running = běží
facts-standing-flagged = praporek spadl
facts-standing-referred = čeká na rozhodnutí o reklamaci
facts-standing-stopped = hodiny zastaveny
facts-standing-adjudication = u posuzovatelů
facts-standing-elsewhere = hraje se jinde
facts-standing-finished = dohrána
facts-number = Číslo
facts-left = Zbývající čas
facts-used = Spotřebovaný čas
facts-to-go = Tahů do kontroly
facts-leave = Dovolená
facts-turn = { $color ->
    [white] Na tahu je bílý.
   *[black] Na tahu je černý.
 }
facts-since-move = { $n ->
    [0] Poslední tah padl dnes.
    [one] Poslední tah padl před { $n } dnem.
   *[other] Poslední tah padl před { $n } dny.
 }
facts-silence = { $n ->
    [one] Mlčí { $n } den.
    [few] Mlčí { $n } dny.
   *[other] Mlčí { $n } dní.
 }
facts-moves = Poslední tahy
facts-no-moves = Zatím nepadl žádný tah.
facts-decisions = Rozhodnuto o této partii
facts-same-kind = Dříve v této skupině: { $kind }
facts-about-player = Dříve o tomto hráči
facts-cases = Dotazy a hlášení k této partii
facts-claims = Předloženo posuzovatelům
facts-claims-until = Hráči předkládají své požadavky do { $when }.
facts-claims-none = Nikdo zatím nic nepředložil.
facts-claims-automatic = Předložil server za hráče, který vystoupil.
facts-claims-win = { $by ->
    [white] Bílý požaduje výhru
   *[black] Černý požaduje výhru
 }
facts-claims-draw = { $by ->
    [white] Bílý požaduje remízu
   *[black] Černý požaduje remízu
 }

### what players have to do with their director

matters-ask = Zeptat se rozhodčího…
matters-ask-title = Dotaz na rozhodčího
matters-ask-text = Rozhodčí se o dotazu dozví a odpoví tady. Soupeř ho nečte. Hodiny běží dál.
matters-question = Váš dotaz
matters-ask-send = Odeslat dotaz
matters-filed = Odesláno jako č. { $n }. Odpověď bude tady.
matters-desk = Ke stolu rozhodčího
matters-appeal-title = Odvolání proti rozhodnutí č. { $n }
matters-appeal-text = Rozhodnou o něm funkcionáři, ne ten, kdo rozhodnutí vydal (TR-15). Odvolat se můžete jednou; dokud o odvolání nerozhodnou, rozhodnutí platí.
matters-appeal-why = Proč se má změnit
matters-appeal-send = Odeslat odvolání
matters-publication = Nahlásit zveřejněné partie…
matters-publication-title = Nahlásit stránku s běžícími partiemi
matters-publication-text = Běžící partie se bez svolení nesmějí zveřejňovat tah po tahu (TR-14). Rozhodčí se na to podívá; hráč se nedozví, kdo stránku nahlásil.
matters-publication-who = Kdo je zveřejňuje
matters-publication-what = Co se tam ukazuje
matters-publication-send = Odeslat hlášení
matters-conduct = Stěžovat si na chování…
matters-conduct-title = Stížnost na chování
matters-conduct-text = Napište vlastními slovy, co se stalo nebo co kdo napsal a kde to lze najít. Stížností se bude zabývat rozhodčí, a pokud se týká rozhodčího, jiného funkcionáře nebo delegáta federace, jiní funkcionáři; výsledek se dozvíte. Ten, koho se stížnost týká, se nedozví, kdo ji podal (LAW-13.1).
matters-conduct-code = Pravidla slušného chování
matters-conduct-who = Čí chování
matters-conduct-what = Co se stalo
matters-conduct-send = Odeslat stížnost
matters-conduct-director = { $name } (rozhodčí)
matters-conduct-officials = Funkcionáři a delegáti
matters-url = Adresa stránky
matters-url-wrong = Zadejte adresu, která začíná https:// nebo http://.
matters-report-title = Nahlásit tuto zprávu?
matters-report-text = Přečte si ji rozhodčí turnaje. Vy ji už neuvidíte. Soupeř se to nedozví. Nelze to vzít zpět (LAW-13.3.1).
matters-report-why = Co je na ní špatně
matters-report-send = Nahlásit zprávu
matters-reported = Zpráva je nahlášena a skryta.
stopped-director = Hodiny jsou zastaveny
stopped-director-text = Rozhodčí partii zastavil. Dokud ji znovu nespustí, nikdo nesmí táhnout a čas se nepočítá.
stopped-elsewhere = Tato partie se hraje jinde
stopped-elsewhere-text = Poštou nebo na jiném serveru: hodiny zde neběží a zde se netáhne. Výsledek se zapíše, až partie skončí.
stopped-adjudication = Partie je u posuzovatelů
stopped-adjudication-text = Hra skončila. O výsledku rozhodnou posuzovatelé.
adjudication-claim = Požadujete
adjudication-win = výhru
adjudication-draw = remízu
adjudication-analysis = Rozbor
adjudication-hint = Přečtou si ho jen posuzovatelé a funkcionáři. Nejvýše 20 000 znaků.
adjudication-look = Prohlédnout požadavek…
adjudication-confirm = Předložit?
adjudication-say-win = Požadujete výhru a přikládáte svůj rozbor. Místo něj můžete později předložit jiný.
adjudication-say-draw = Požadujete remízu a přikládáte svůj rozbor. Místo něj můžete později předložit jiný.
adjudication-send = Předložit
adjudication-until = Svůj požadavek s rozborem předložte do { $when }.
adjudication-over = Požadavky se předkládaly do { $when }.
adjudication-mine-win = Požadujete výhru.
adjudication-mine-draw = Požadujete remízu.
adjudication-automatic = Požadavek za vás předložil server při rozhodnutí o vašem vystoupení.
adjudication-sent = Předloženo.

### refusals

error-unknown-case = Takové podání tu není.
error-case-decided = O tomto podání je rozhodnuto: nic dalšího už přidat nelze.
error-case-full = Do tohoto podání se už nic nevejde.
error-too-many-cases = Máte 20 otevřených podání, víc jich jeden hráč mít nemůže.
error-already-appealed = Proti tomuto rozhodnutí jste se už odvolali.
error-conduct-reported = Na toto už jste si stěžovali. Pokračujte v téže stížnosti.
error-already-reported = Tuto zprávu jste už nahlásili.
error-already-undone = Toto rozhodnutí už bylo zrušeno.
error-unknown-decision = Takové rozhodnutí tu není.
error-not-appealable = Proti dopisu se odvolat nelze.
error-not-undone = Toto rozhodnutí nelze vzít zpět jako celek: nejdřív rozhodněte o partiích, potom o odvolání.
error-not-reportable = Toto nelze nahlásit.
error-not-revocable = Toto rozhodnutí nelze vzít zpět jako celek: rozhodněte o jeho partiích znovu.
error-undone-in-part = Toto rozhodnutí se týká i jiných partií: vezměte je zpět jako celek.
error-article-missing = Uveďte článek, o který se rozhodnutí opírá.
error-unknown-article = Takový článek není: vyberte ho ze seznamu, nebo se podívejte na stránku pravidel.
error-tables-final = Tento turnaj je uzavřený: jeho tabulky jsou konečné.
error-director-does-not-adjudicate = Partii rozhoduje posuzovatel, ne rozhodčí turnaje.
error-no-unfinished-game = Tím by se nezměnila žádná nedohraná partie.
error-request-taken = Z tohoto formuláře už vyšlo jiné rozhodnutí. Načtěte stránku znovu.
error-not-lost-on-time = Dny se vracejí jen hráči, který prohrál časem nebo mlčením.
error-clocks-run-through = V tempu Triple Block nelze hodiny zastavit.
error-clocks-stopped = Hodiny jsou zastaveny.
error-in-adjudication = Partie je u posuzovatelů.
error-not-stopped = Hodiny nejsou zastaveny.
error-played-elsewhere = Tato partie se hraje jinde: její hodiny zde neběží.
error-played-here = Tato partie se hraje zde, kde nemožný tah nemůže zůstat stát.
error-no-such-position = Z této pozice se nedá hrát dál.
error-not-finished = Partie není dohraná.
error-board-has-decided = O této partii se rozhodlo na šachovnici.
error-no-move-counter = V této partii se tahy nepočítají.
error-not-in-adjudication = Tato partie není u posuzovatelů.
error-adjudication-closed = Lhůta pro předložení požadavků už uplynula.

### vlastní stránky hráčů s rozehranými partiemi

own-pages-all = Tento turnaj podle propozic zobrazuje rozehrané partie všem. Nikoho není třeba žádat o souhlas (TR-14).
own-pages-none = Žádný hráč této skupiny stránku neuvedl.
own-pages-asked = Žádost o váš souhlas
own-pages-asked-text = Bez vašeho souhlasu se tam vaše rozehraná partie zobrazovat nesmí. S ním se zobrazuje se zpožděním tří tahů. Souhlas můžete kdykoli odvolat; vaši odpověď vidí rozhodčí (TR-14).
own-page-title = Vaše stránka
own-page-lede = Rozehrané partie smíte zobrazovat na vlastní stránce: se zpožděním tří tahů, každou se souhlasem soupeře a jen tehdy, když se všechny vaše partie v této skupině navzájem liší (TR-14). Skončené partie vidí každý.
own-page-url = Adresa vaší stránky
own-page-again = Soupeři budou požádáni znovu: souhlasili se stránkou na dosavadní adrese.
own-page-name = Uvést stránku a požádat soupeře
own-page-named = Soupeři jsou požádáni. O každé odpovědi se dozvíte.
own-page-must-say = Uveďte na stránce její adresu a datum poslední aktualizace (TR-14).
own-page-change = Změnit adresu…
own-page-withdraw = Zrušit stránku…
own-page-withdraw-title = Zrušit stránku?
own-page-withdraw-text = Nejdříve z ní rozehrané partie odstraňte. Uvedete-li stránku znovu, soupeři budou znovu požádáni.
own-page-withdraw-do = Zrušit
own-page-withdrawn = Stránka je zrušena. Rozehrané partie se už zobrazovat nesmějí.
own-page-from-game = Zobrazovat rozehrané partie na své stránce…
own-page-same = Ještě se navzájem neliší všechny partie, a tak se žádná rozehraná nesmí zobrazovat. Stejné tahy mají zatím partie { $games }.
own-page-game = Partie { $n }, soupeř { $player }
own-page-up-to-mine = Tuto partii smíte zobrazit do tahu { $move } (o tři tahy zpět).
own-page-up-to = Smí se zobrazit do tahu { $move } (o tři tahy zpět).
own-page-too-early = Zatím není co zobrazit: zobrazuje se se zpožděním tří tahů.
own-page-everything = Partie skončila: smí se zobrazit celá.
own-page-lacks-page = Nesmí se zobrazovat: není uvedena stránka.
own-page-lacks-consent = Nesmí se zobrazovat: chybí souhlas soupeře.
own-page-lacks-difference = Zatím se nesmí zobrazovat: ještě se neliší všechny partie.
own-page-answer-waits = Soupeř ještě neodpověděl.
own-page-answer-consented = Soupeř souhlasil { $when }.
own-page-answer-refused = Soupeř odmítl { $when }.
own-page-answer-taken-back = Soupeř souhlas odvolal { $when }.
own-page-asks = { $player } chce zobrazovat rozehrané partie, i ty s vámi, na adrese
own-page-mine-waits = Ještě jste neodpověděli.
own-page-mine-consented = Souhlasili jste { $when }.
own-page-mine-refused = Odmítli jste { $when }.
own-page-mine-taken-back = Souhlas jste odvolali { $when }.
own-page-consent = Souhlasím
own-page-consent-after-all = Přece jen souhlasit
own-page-refuse = Nesouhlasím
own-page-take-back = Odvolat souhlas
own-page-since = Uvedeno { $when }:
own-page-none = Stránka není uvedena.
own-page-history = { $n ->
    [one] Co se stalo ({ $n } krok)
    [few] Co se stalo ({ $n } kroky)
   *[other] Co se stalo ({ $n } kroků)
 }
own-page-step-named = Uvedení stránky ({ $player }):
own-page-step-withdrawn = Zrušení stránky ({ $player }).
own-page-step-consented = Souhlas ({ $player }).
own-page-step-refused = Odmítnutí ({ $player }).
own-page-step-taken-back = Odvolání souhlasu ({ $player }).
own-page-then = S čím soupeři souhlasili
own-page-then-text = Stav při podání, { $when }: souhlasy a co se smělo zobrazovat (TR-14).
own-page-other = Nahlášená adresa není ta, na kterou byli soupeři dotázáni.

error-shown-to-all = Tento turnaj zobrazuje rozehrané partie všem. Nikoho není třeba žádat.
error-nothing-runs = V této skupině nemáte rozehranou partii. Skončené partie vidí každý.
error-too-many-addresses = V této skupině jste uvedli 5 adres, víc jich být nemůže.
error-other-page = Stránka už není na této adrese. Než odpovíte, podívejte se na ni znovu.
error-game-over = Vaše partie s tímto hráčem skončila a vidí ji každý.
error-too-many-consents = S touto stránkou jste souhlasili třikrát. Platí vaše poslední odpověď.

### zápisy partií hraných poštou a e-mailem: o čem rozhoduje rozhodčí (LAW-8)

score-desk-title = O čem rozhodujete
score-desk-over = Partie skončila: o zápisu už není co rozhodovat.
score-desk-nothing = V této partii na vás nic nečeká.
score-desk-decided = Rozhodnuto. Odůvodnění si přečtou oba hráči.
score-desk-meanwhile = Mezitím rozhodl někdo jiný; z vašeho rozhodnutí se nezapsalo nic. Takto to vypadá teď.
score-desk-others = Další rozhodnutí
score-desk-game = Rozhodnout o samotné partii
score-desk-act-ask = Dotaz na hráče…
score-desk-act-exceeded = Překročení času…
score-desk-act-record = Zapsat výsledek…
score-desk-act-period = Začít další období…
score-desk-act-colours = Obrácené barvy…
score-desk-act-back = Vrátit tahy…
score-desk-act-lines = Rozhodnout, co platí…

score-desk-difference = Zápisy se liší u { $move }
score-desk-sheet-white = Zápis bílého
score-desk-sheet-black = Zápis černého
score-desk-arrived = Došlo
score-desk-sent = Odesláno
score-desk-days = Spotřeba
score-desk-version-white = Platí verze bílého…
score-desk-version-black = Platí verze černého…
score-desk-version-other = Platí něco jiného…

score-desk-claim-time = { $who }: námitka překročení času
score-desk-claim-draw = { $who }: námitka remízy
score-desk-claimed = Námitka z { $when }.
score-desk-rule-time = Poštou a e-mailem překročení platí, až ho potvrdíte (LAW-6.6, TR-8.7a).
score-desk-rule-draw = Opakováním, podle pravidla 50 tahů nebo podle databáze koncovek (LAW-9.2, LAW-9.3).
score-desk-uphold = Uznat: partie končí nerozhodně…
score-desk-says-both = Podle obou zápisů byl čas překročen: { $who }.
score-desk-says-own = Podle vlastního zápisu hráče byl čas překročen, podle soupeřova ne: { $who }.
score-desk-says-theirs = Podle soupeřova zápisu byl čas překročen, podle vlastního zápisu hráče ne: { $who }.
score-desk-says-none = Ani podle jednoho zápisu čas překročen nebyl: { $who }.
score-desk-confirm = Potvrdit překročení…
score-desk-dismiss = Zamítnout námitku…
score-desk-time = Čas podle každého zápisu
score-desk-by-white = Podle zápisu bílého
score-desk-by-black = Podle zápisu černého
score-desk-exceeded = překročen tahem { $move }

score-desk-asked-sheet = Váš dotaz na zápisy
score-desk-asked-position = Váš dotaz na pozici
score-desk-asked-rule-sheet = Odpověď do { $day } (LAW-8.2).
score-desk-asked-rule-position = Odpověď do { $day } (LAW-8.3).
score-desk-answered = Odpověď z { $when }
score-desk-waits = Zatím bez odpovědi
score-desk-silent = Bez odpovědi ve lhůtě
score-desk-restore = Pokračovat z pozice

score-desk-plan-version = Platí tato verze
score-desk-plan-lines = Co platí
score-desk-plan-back = Vrácení tahů
score-desk-plan-ask = Dotaz na hráče
score-desk-plan-exceeded = Překročení času
score-desk-plan-record = Zapsat výsledek
score-desk-plan-uphold = Uznání námitky
score-desk-plan-period = Začátek dalšího období
score-desk-plan-dismiss = Zamítnutí námitky
score-desk-plan-colours = Obrácené barvy
score-desk-does-version = Odtud dál budou mít oba zápisy následující tahy a nic jiného (LAW-8.1).
score-desk-does-lines = Od zvoleného půltahu budou mít oba zápisy to, co sem napíšete, a nic jiného: tam, kde se liší (LAW-8.1), nebo po rekonstrukci partie (LAW-8.3).
score-desk-does-back = Zvolený půltah a vše po něm se z obou zápisů škrtne a odtud se hraje dál: po nemožném tahu (LAW-7.2).
score-desk-does-ask = Oba hráči dostanou dotaz: na úplné zápisy (LAW-8.2), nebo na to, co vědí o pozici (LAW-8.3). Dřívější odpovědi se škrtnou.
score-desk-does-exceeded = Tím partie končí. Kdo překročil čas, prohrává, ledaže soupeř nemůže dát mat (LAW-6.7); překročili-li ho oba a nelze zjistit, kdo dřív, prohrávají oba (LAW-6.9). Poštou a e-mailem platí jen vaše slovo (TR-8.7a).
score-desk-does-record = Tím partie končí s výsledkem, který zvolíte. Zapisuje se tam, kde oba hráči neposlali totéž: jeden se vzdal nebo mlčí, nebo je námitka remízy správná (LAW-8.5, LAW-9.2, LAW-9.3).
score-desk-does-uphold = Námitka je správná: partie tím končí nerozhodně (LAW-9.2, LAW-9.3).
score-desk-does-period = Překročení nelze prokázat: příští tah hráče je první v dalším období a tím je vyřízena i soupeřova námitka (LAW-8.4).
score-desk-does-dismiss-time = Námitka se zamítá a hraje se dál (LAW-6.6).
score-desk-does-dismiss-draw = Námitka se zamítá a hraje se dál (LAW-9.2, LAW-9.3).
score-desk-does-colours = Partie začala s obrácenými barvami (LAW-7.1).
score-desk-whose-by = Kdo překročil čas
score-desk-whose-of = Komu začíná další období
score-desk-both = Oba a nelze zjistit, kdo dřív
score-desk-result = Výsledek
score-desk-result-2-0 = 1–0: vyhrává { $white }
score-desk-result-0-2 = 0–1: vyhrává { $black }
score-desk-result-1-1 = ½–½: nerozhodně
score-desk-result-0-0 = 0–0: prohrávají oba
score-desk-what = Na co se ptáte
score-desk-what-sheet = úplné zápisy (LAW-8.2)
score-desk-what-position = pozice, hodiny a počet tahů (LAW-8.3)
score-desk-until = Odpověď do
score-desk-until-hint = Některý z příštích 60 dní, v UTC.
score-desk-before = Vrátit před
score-desk-from = Od tohoto půltahu
score-desk-fill-white = Jako v zápisu bílého
score-desk-fill-black = Jako v zápisu černého
score-desk-rows = Co platí
score-desk-rows-hint = Tahy písmeny nebo čísly, s (=) při nabídce remízy.
score-desk-row-add = Další půltah
score-desk-row-move = Tah { $at }
score-desk-row-arrived = Došlo
score-desk-row-sent = Odesláno
score-desk-row-drop = Vynechat { $at }
score-desk-reason-hint = Přečtou si ho oba hráči. Nejvýše 2 000 znaků.
score-desk-reason-read = Oba hráči si přečtou:
score-desk-line = { $color }: { $move }, došlo { $arrived }, odesláno { $sent }
score-desk-at = { $move } { $text }
score-desk-end = Ukončit partii
score-desk-change = Změnit
score-desk-1-0 = 1–0
score-desk-0-1 = 0–1
score-desk-say-ask-sheet = Oba hráči dostanou dotaz na úplné zápisy, s odpovědí do { $day } (LAW-8.2).
score-desk-say-ask-position = Oba hráči dostanou dotaz na pozici, hodiny a počet tahů, s odpovědí do { $day } (LAW-8.3).
score-desk-say-settle = Od { $from } { $n ->
    [one] platí tento půltah
    [few] platí tyto { $n } půltahy
   *[other] platí těchto { $n } půltahů
} a nic jiného.
score-desk-say-strike = Vše od { $from } se z obou zápisů škrtne. Odtud se hraje dál.
score-desk-say-dismiss = Námitka se zamítá: { $who }. Hraje se dál.
score-desk-say-period = Příští tah je první v dalším období: { $who } (LAW-8.4).
score-desk-say-again = Nikdo ještě neudělal deset tahů: partie začne znovu se správnými barvami a oba zápisy se vyprázdní (LAW-7.1).
score-desk-say-on = Deset tahů už padlo: partie se dohraje s barvami, které má (LAW-7.1).
score-desk-say-exceeded-loss = Čas byl překročen: { $who }. Partie tím končí a zapíše se { $result } (LAW-6.6).
score-desk-say-exceeded-draw = Čas byl překročen: { $who }. Soupeř nemá čím dát mat: partie tím končí a zapíše se ½–½ (LAW-6.7).
score-desk-say-exceeded-both = Čas překročili oba a nelze zjistit, kdo dřív: prohrávají oba. Partie tím končí a zapíše se 0–0 (LAW-6.9).
score-desk-say-record = Partie tím končí a zapíše se { $result } (LAW-8.5).
score-desk-fault-bad-date = Poslední den musí být jeden z příštích 60.
score-desk-fault-moves-missing = Od tohoto půltahu nelze rozhodnout: co je před ním, ještě neplatí.
score-desk-fault-no-claim-waits = Tato námitka už nečeká.
score-desk-fault-no-move-counter = Toto tempo nemá období.
score-desk-fault-played-on = Už bylo rozhodnuto, že se partie dohraje s obrácenými barvami.
score-desk-fault-nothing-entered = Nikdo ještě nezapsal žádný tah.
score-desk-fault-impossible-result = Partii vyhraje jeden z hráčů, skončí nerozhodně, nebo ji prohrají oba.
score-desk-fault-game-finished = Partie už skončila.
