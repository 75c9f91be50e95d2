### a federation's own pages: what is due, its players, those without an account

federation-tabs = Stránky federace
federation-home = Přehled
federation-members = Hráči
federation-registrations = Bez účtu
federation-registrations-title = Hráči bez účtu
federation-choose-title = Federace
federation-choose-lede = Za kterou federaci se chcete podívat, co čeká?
federation-choose-send = Otevřít

federation-home-lede = Co na federaci čeká, a vše, co za ni lze udělat.
federation-due = Co čeká
federation-due-none = Nic nečeká.
federation-due-part = Něco se nepodařilo načíst, nemusí tu být všechno.
federation-due-transfers = { $n ->
    [one] { $n } přestup čeká na odpověď federace
    [few] { $n } přestupy čekají na odpověď federace
   *[other] { $n } přestupů čeká na odpověď federace
 }
federation-due-uninvited = { $n ->
    [one] { $n } zapsaný hráč zatím nedostal pozvánku
    [few] { $n } zapsaní hráči zatím nedostali pozvánku
   *[other] { $n } zapsaných hráčů zatím nedostalo pozvánku
 }
federation-due-lapsed = { $n ->
    [one] { $n } pozvánka vypršela nepoužitá
    [few] { $n } pozvánky vypršely nepoužité
   *[other] { $n } pozvánek vypršelo nepoužitých
 }
federation-due-announce = { $n ->
    [one] { $n } schválený turnaj lze vypsat
    [few] { $n } schválené turnaje lze vypsat
   *[other] { $n } schválených turnajů lze vypsat
 }
federation-due-deposit = { $n ->
    [one] u { $n } turnaje zatím není složen cenový fond
    [few] u { $n } turnajů zatím není složen cenový fond
   *[other] u { $n } turnajů zatím není složen cenový fond
 }

federation-areas = Vše pro federaci
federation-area-transfers-text = Kdo mění federaci a na koho se čeká.
federation-area-approvals-text = Žádosti o schválení mezinárodních turnajů.
federation-area-imports-text = Turnaje, které se hrály jinde.
federation-area-exports = Archiv a soubory
federation-area-exports-text = Vše o federaci ke stažení, i každou noc.
federation-area-keys-text = Pro program nebo stránky federace.
federation-area-webhooks = Webhooky
federation-area-webhooks-text = Program federace se hned dozví, co se stalo.
federation-area-events = Nový turnaj
federation-area-events-text = Vypsat turnaj federace.
federation-count-open = { $n ->
    [one] { $n } probíhá
    [few] { $n } probíhají
   *[other] { $n } probíhá
 }
federation-count-waiting = { $n ->
    [one] { $n } čeká na rozhodnutí
    [few] { $n } čekají na rozhodnutí
   *[other] { $n } čeká na rozhodnutí
 }
federation-count-ready = { $n ->
    [one] { $n } soubor připraven
    [few] { $n } soubory připraveny
   *[other] { $n } souborů připraveno
 }
federation-count-keys = { $n ->
    [0] žádný klíč
    [one] { $n } klíč
    [few] { $n } klíče
   *[other] { $n } klíčů
 }
federation-count-webhooks = { $n ->
    [0] žádný webhook
    [one] { $n } webhook
    [few] { $n } webhooky
   *[other] { $n } webhooků
 }

federation-nominations = Nominace na rok { $year }
federation-nominations-used = Do mistrovství světa: { $used } z { $quota }, zbývá { $left } (TR-1.0.10).
federation-nominations-members = { $n ->
    [one] Podle { $n } člena v předchozím roce.
   *[other] Podle { $n } členů v předchozím roce.
 }
federation-nominations-uncounted = Počet členů v předchozím roce zatím nikdo nezapsal.
federation-nominations-none = Zatím nikdo není nominován. Nominuje se v přihláškách turnaje.

federation-entries = Kam lze teď přihlašovat
federation-entries-none = Žádný turnaj teď nepřijímá přihlášky.
federation-entries-all = Všechny turnaje

federation-members-lede = Kdo za federaci hraje.
federation-find = Jméno nebo číslo
federation-number = Číslo
federation-player = Hráč
federation-rating = Rating
federation-more = Ukázat další
federation-all = { $n ->
    [0] Nikdo.
    [one] { $n } hráč.
    [few] { $n } hráči.
   *[other] { $n } hráčů.
 }
federation-first = { $n ->
    [one] První hráč, podle čísla.
    [few] První { $n } hráči, podle čísla.
   *[other] Prvních { $n } hráčů, podle čísla.
 }
federation-found = { $n ->
    [0] Nikdo nenalezen.
    [one] Nalezen { $n } hráč.
    [few] Nalezeni { $n } hráči.
   *[other] Nalezeno { $n } hráčů.
 }
federation-found-more = Prvních { $n } z více nalezených: napište víc ze jména.
federation-no-match = Nikdo takový za federaci nehraje.
federation-nobody = Za federaci zatím nikdo nehraje
federation-register-first = Zapsat prvního hráče

federation-registrations-lede = Hráči, které zapsala federace a kteří tu zatím nemají účet. Mají číslo, lze je přihlásit do turnaje; k účtu se dostanou odkazem v e-mailu a heslo si zvolí sami.
federation-register-title = Zapsat hráče
federation-register = Zapsat
federation-email-hint = Není nutný. Když ho uvedete, pošleme hned pozvánku.
federation-language = Jazyk pozvánky
federation-done = { $invited ->
    [yes] { $who } má číslo { $n } a pozvánka je na cestě.
   *[no] { $who } má číslo { $n }.
 }
federation-known = Někdo toho jména už za federaci hraje
federation-known-text = Je to jeden z nich? Pak ho nezapisujte znovu.
federation-another = Je to někdo jiný: zapsat
federation-registered = Zapsaní bez účtu
federation-registered-none = Nikdo. Všichni, koho federace zapsala, mají účet.
federation-shown = { $n ->
    [0] Nikdo nenalezen.
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
federation-standing = Pozvánka
federation-standing-all = všichni
federation-standing-uninvited = bez pozvánky
federation-standing-invited = pozvánka odeslána
federation-standing-lapsed = pozvánka vypršela
federation-invited = { $standing ->
    [lapsed] odesláno { $when }, platilo do { $until }
   *[other] odesláno { $when }, platí do { $until }
 }
federation-registered-by = Zápis { $day }, { $who }
federation-registered-on = Zápis { $day }
federation-invite = Pozvat…
federation-invite-again = Pozvat znovu…
federation-invite-title = Pozvat: { $who }
federation-invite-again-title = Pozvat znovu: { $who }
federation-invite-text = Pošleme e-mail s odkazem. Kdo ho otevře, zvolí si heslo a číslo je jeho.
federation-invite-again-text = Pošleme nový odkaz. Ten předchozí ihned přestane platit.
federation-invite-hint = Ověřte adresu: kdo e-mail dostane, bude moci hrát pod tímto číslem.
federation-invite-send = Poslat pozvánku
federation-invited-done = Pozvánka na adresu { $email } je na cestě.
federation-take-back = Vzít zpět…
federation-take-back-title = Vzít zápis zpět: { $who }
federation-take-back-text = Číslo { $n } zanikne a odkaz v pozvánce přestane platit. Lze to, dokud se hráč nikam nepřihlásil a nehrál.
federation-take-back-action = Vzít zpět
federation-taken-back = { $who }: zápis je vzat zpět.

federation-file-title = Zapsat ze souboru
federation-file = Seznam hráčů
federation-file-hint = CSV: řádek s názvy sloupců, pak řádek pro každého hráče, nejvýše { $n }. Nutné: given_name (jméno), family_name (příjmení). Může být: email; kdo ho má, dostane hned pozvánku.
federation-file-example =
    given_name,family_name,email
    Věra,Dvořáková,vera@example.com
    Jan,Kovář,
federation-file-ignored = Tyto sloupce tu nic neznamenají: { $columns }.
federation-file-faults = { $n ->
    [one] { $n } věc je třeba opravit. Nic se nezapsalo.
    [few] { $n } věci je třeba opravit. Nic se nezapsalo.
   *[other] { $n } věcí je třeba opravit. Nic se nezapsalo.
 }
federation-file-right = { $n ->
    [one] Vše je v pořádku: zapsal by se { $n } hráč.
    [few] Vše je v pořádku: zapsali by se { $n } hráči.
   *[other] Vše je v pořádku: zapsalo by se { $n } hráčů.
 }
federation-file-nobody = Není koho zapsat: všichni ze souboru už za federaci hrají.
federation-file-done = { $n ->
    [one] Zapsán { $n } hráč.
    [few] Zapsáni { $n } hráči.
   *[other] Zapsáno { $n } hráčů.
 }
federation-file-would = { $n ->
    [one] { $n } hráč k zápisu
    [few] { $n } hráči k zápisu
   *[other] { $n } hráčů k zápisu
 }
federation-file-registered = Jejich čísla
federation-file-known = { $n ->
    [one] { $n } hráč už za federaci hraje
    [few] { $n } hráči už za federaci hrají
   *[other] { $n } hráčů už za federaci hraje
 }
federation-file-known-text = Mají stejné jméno, proto se přeskočí. Je-li to někdo jiný, zapište ho jednotlivě.
federation-file-no-email = bez adresy
federation-file-send = { $n ->
    [one] Zapsat { $n } hráče…
   *[other] Zapsat { $n } hráčů…
 }
federation-file-confirm = { $n ->
    [one] Zapsat { $n } hráče?
   *[other] Zapsat { $n } hráčů?
 }
federation-file-confirm-text = { $n ->
    [0] Každý dostane číslo. Pozvat je můžete kdykoli potom.
    [one] Každý dostane číslo a { $n } z nich hned pozvánku.
   *[other] Každý dostane číslo a { $n } z nich hned pozvánku.
 }
federation-file-action = Zapsat
federation-fault-email-twice = Stejnou adresu má v souboru i jiný hráč.
federation-fault-faulty-field = Toto nelze přečíst.
error-unknown-registration = Pod tímto číslem není zapsán nikdo, kdo by byl bez účtu.
error-unknown-federation = Takovou federaci neznáme.
federation-fault-registered-twice = Tento hráč je v souboru dvakrát.
error-too-many-rows = V jednom souboru může být nejvýše 200 hráčů: rozdělte ho.

### co federace přihlásila a co je zaplaceno

federation-fees = Přihlášky a startovné
federation-fees-lede = Kdo z federace se kam přihlásil, co za to zbývá zaplatit a kdo hraje bez startovného.
federation-fees-year = Rok, ve kterém turnaje začínají
federation-fees-sums = Startovné za rok { $year }
federation-fees-due = Zbývá zaplatit
federation-fees-paid = Zaplaceno
federation-fees-free = Bez startovného
federation-fees-nothing = nic
federation-fees-entries = { $n ->
    [0] nikdo
    [one] { $n } přihláška
    [few] { $n } přihlášky
   *[other] { $n } přihlášek
 }
federation-fees-lost = { $n ->
    [one] Z toho { $sum } za { $n } přihlášku, která už neplatí.
    [few] Z toho { $sum } za { $n } přihlášky, které už neplatí.
   *[other] Z toho { $sum } za { $n } přihlášek, které už neplatí.
 }
federation-fees-unconfirmed = { $n ->
    [one] { $n } z nich čeká na potvrzení federace (TR-4.5).
    [few] { $n } z nich čekají na potvrzení federace (TR-4.5).
   *[other] { $n } z nich čeká na potvrzení federace (TR-4.5).
 }
federation-fees-organiser = Startovné se platí pořadateli. Ten zapíše, co došlo, a teprve potom lze přihlášku přijmout (TR-0.2).
federation-fees-list = Přihlášky
federation-fees-save = uložit zobrazené přihlášky
federation-fees-print = Vytisknout
federation-fees-show = Které přihlášky
federation-fees-show-all = všechny
federation-fees-show-due = k zaplacení
federation-fees-show-confirm = k potvrzení
federation-fees-shown = { $n ->
    [0] Žádné přihlášky.
    [one] { $n } přihláška, { $events ->
        [one] { $events } turnaj.
        [few] { $events } turnaje.
       *[other] { $events } turnajů.
    }
    [few] { $n } přihlášky, { $events ->
        [one] { $events } turnaj.
        [few] { $events } turnaje.
       *[other] { $events } turnajů.
    }
   *[other] { $n } přihlášek, { $events ->
        [one] { $events } turnaj.
        [few] { $events } turnaje.
       *[other] { $events } turnajů.
    }
 }
federation-fees-no-match = Žádná taková přihláška tu není.
federation-fees-more = Ukázat dalších { $n }
federation-fees-more-events = { $n ->
    [one] Ukázat další { $n } turnaj
    [few] Ukázat další { $n } turnaje
   *[other] Ukázat dalších { $n } turnajů
 }
federation-fees-event = Na stránku turnaje
federation-fees-fee = startovné { $fee }
federation-fees-no-fee = startovné se neplatí
federation-fees-event-due = k zaplacení: { $sum }
federation-fees-event-confirm = k potvrzení: { $n }
federation-fees-team = družstvo
federation-fees-entered = Přihlášeno
federation-fees-state = Stav
federation-fees-standing = Startovné
federation-fees-is-paid = zaplaceno { $day }
federation-fees-is-due = k zaplacení
federation-fees-is-free = bez startovného, potvrzeno { $day }
federation-fees-is-unconfirmed = bez startovného: k potvrzení
federation-fees-own = Bez startovného hrajete vy: potvrdí to někdo jiný, další delegát nebo pořadatel (TR-4.5).
federation-fees-confirm = Potvrdit…
federation-fees-confirm-title = Hraje { $who } bez startovného?
federation-fees-confirm-text = { $event }: velmistři a hráči s pevným ratingem aspoň 2600 neplatí startovné, když to potvrdí delegát jejich federace (TR-4.5). Vzít to zpět nelze.
federation-fees-confirm-action = Potvrdit
federation-fees-confirmed = { $who } hraje bez startovného: potvrzeno.
federation-fees-not-free = Není co potvrzovat: tento hráč startovné platí.
federation-fees-none = Na rok { $year } není nic přihlášeno
federation-fees-none-text = Nikdo z hráčů ani družstev federace se nepřihlásil do turnaje, který v tomto roce začíná. Hráči se přihlašují sami, nebo je na stránce turnaje přihlásí federace, po jednom nebo souborem.
federation-fees-none-where = Turnaje, které teď přijímají přihlášky
federation-due-confirm = { $n ->
    [one] { $n } přihláška bez startovného čeká na potvrzení federace
    [few] { $n } přihlášky bez startovného čekají na potvrzení federace
   *[other] { $n } přihlášek bez startovného čeká na potvrzení federace
 }
federation-due-since = { $event }, od { $day }

### kolik má federace členů

federation-size = Počet členů
federation-size-text = Do mistrovství světa má federace ročně 2 nominace a po jedné navíc, měla-li v předchozím roce víc než 200, 500, 1000, 2000 a 5000 členů (TR-1.0.10).
federation-size-year = Rok
federation-size-members = Členů
federation-size-gives = Nominace
federation-size-none = nezapsáno
federation-size-nominations = { $n ->
    [one] { $n } nominace na rok { $year }
    [few] { $n } nominace na rok { $year }
   *[other] { $n } nominací na rok { $year }
 }
federation-size-who = Počet zapisuje komisař titulových turnajů podle statistiky členských příspěvků.
federation-size-enter = Zapsat počet
federation-size-year-wrong = Rok od { $min } do { $max }.
federation-size-label = Členové a registrovaní hráči
federation-size-hint = Podle statistiky členských příspěvků. Zapíšete-li ho znovu, platí nový; kdo byl nominován, zůstává.
federation-size-wrong = Celé číslo, nejvýše milion.
federation-size-send = Uložit
federation-size-saved = { $members ->
    [one] Uloženo: { $members } člen v roce { $year }.
    [few] Uloženo: { $members } členové v roce { $year }.
   *[other] Uloženo: { $members } členů v roce { $year }.
 } { $n ->
    [one] Plyne z toho { $n } nominace na rok { $next } (TR-1.0.10).
    [few] Plynou z toho { $n } nominace na rok { $next } (TR-1.0.10).
   *[other] Plyne z toho { $n } nominací na rok { $next } (TR-1.0.10).
 }
error-unknown-year = Členové se počítají od roku 1951 do letošního.
