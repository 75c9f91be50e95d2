### the desk: what several of its pages say

desk-sections = { $all ->
    [one] Vybráno: { $n } z { $all } skupiny
   *[other] Vybráno: { $n } z { $all } skupin
 }
desk-sections-all = { $found ->
    [yes] Vybrat všechny nalezené
   *[no] Vybrat všechny
 }
desk-sections-none = { $found ->
    [yes] Nevybrat žádnou z nalezených
   *[no] Nevybrat žádnou
 }
desk-sections-find = Najít turnaj nebo skupinu
desk-sections-no-match = Žádná skupina neodpovídá hledání „{ $text }“.
desk-sections-missing = Vyberte aspoň jednu skupinu.
desk-why-done = Odůvodnění

### outages

outage-title = Výpadky
outage-lede = Čas, kdy server nebyl dostupný, se vrátí každému hráči, kterému běžely hodiny.
outage-new = Započítat výpadek
outage-from = Od (UTC)
outage-until = Do (UTC)
outage-utc = V UTC. Vaše pásmo je { $zone }.
outage-own-time = { $when } v pásmu { $zone }
outage-backwards = Konec musí být po začátku.
outage-not-over = Výpadek už musí být u konce: tento čas je v budoucnosti.
outage-too-long = Výpadek trvá nejvýše { $n } dní.
outage-reason-hint = Přečtou si ho hráči. Nejvýše 2 000 znaků.
outage-look = Prohlédnout…
outage-confirm-title = Započítat tento výpadek?
outage-confirm-text = { $n ->
    [one] V { $n } skupině
   *[other] V { $n } skupinách
 } se hodiny nastaví, jako by stály od { $from } do { $until }: { $length }. Vzít to zpět nelze.
outage-confirm-action = Započítat výpadek
outage-everything = Všechny běžící partie na serveru
outage-reinstate = Kdo v něm prohrál, hraje dál
outage-reinstate-hint = Partie prohrané v této době na čas nebo mlčením pokračují a čas se v nich vrátí. O vašich vlastních rozhodne jiný funkcionář.
outage-confirm-all-text = Ve všech běžících partiích se hodiny nastaví, jako by stály od { $from } do { $until }: { $length }. Vzít to zpět nelze.
outage-counts = čas se započítal
outage-reinstated = { $n ->
    [one] { $n } prohraná partie pokračuje
    [few] { $n } prohrané partie pokračují
   *[other] { $n } prohraných partií pokračuje
 }
gap-title = Server neběžel: rozhodněte
gap-text = Žádná partie od té doby neskončila na čas a do vašeho rozhodnutí ani neskončí. Co hráči zatím udělají, platí od okamžiku, kdy to udělali.
gap-what = Co s touto dobou?
gap-give-back = Vrátit ji všem běžícím partiím
gap-give-back-hint = od posledního okamžiku před ní až do vašeho rozhodnutí
gap-reinstate = Vrátit ji a nechat hrát dál i ty, kdo v ní prohráli
gap-reinstate-hint = partie, které v ní skončily na čas nebo mlčením, pokračují
gap-count = Nechat ji započítat
gap-count-hint = komu čas vypršel, prohraje během minuty
gap-look = Prohlédnout…
gap-confirm-back = Vrátit čas?
gap-confirm-back-text = Ve všech běžících partiích se hodiny nastaví, jako by od { $from } stály. Vzít to zpět nelze.
gap-confirm-back-action = Vrátit
gap-confirm-count = Nechat čas započítat?
gap-confirm-count-text = Komu od { $from } vypršel čas, prohraje během minuty.
gap-confirm-count-action = Započítat
outage-sent = Výpadek je zapsán. Partie se upravují jedna po druhé.
outage-credited = Započítané výpadky
outage-none = Zatím žádné.
outage-no-sections = Není tu skupina, ve které byste to směli udělat.
outage-done = { $n ->
    [one] hotovo, { $n } partie
    [few] hotovo, { $n } partie
   *[other] hotovo, { $n } partií
 }
outage-doing = { $n ->
    [one] probíhá, zatím { $n } partie
    [few] probíhá, zatím { $n } partie
   *[other] probíhá, zatím { $n } partií
 }
outage-sections = { $n ->
    [one] { $n } skupina
    [few] { $n } skupiny
   *[other] { $n } skupin
 }
outage-ended = { $n ->
    [one] Ve výpadku byla prohrána { $n } partie
    [few] Ve výpadku byly prohrány { $n } partie
   *[other] Ve výpadku bylo prohráno { $n } partií
 }
outage-ended-hint = Skončily dříve, než byl výpadek započítán, a čas se v nich nevrací.
outage-ended-game = Partie { $n }
outage-ended-time-forfeiture = překročení času
outage-ended-silence = mlčení
outage-ended-more = { $n ->
    [one] a { $n } další
    [few] a { $n } další
   *[other] a { $n } dalších
 }

### mails that were given up

mails-count = { $n ->
    [0] Žádný nedoručený e-mail
    [one] { $n } nedoručený e-mail
    [few] { $n } nedoručené e-maily
   *[other] { $n } nedoručených e-mailů
 }
mails-lede = E-maily o partiích, které se tři dny nedařilo odeslat. Samotných partií se to netýká.
mails-empty = Všechny e-maily odešly
mails-empty-text = Když se e-mail tři dny nedaří odeslat, objeví se tady.
mails-tries = { $n ->
    [one] vzdáno { $when } po { $n } pokusu
   *[other] vzdáno { $when } po { $n } pokusech
 }
mails-retry = Zkusit znovu
mails-retried = E-mail se odesílá znovu, příjemce: { $who }.
mails-gone = E-mail už v seznamu není: někdo ho poslal znovu.

### a player’s leave

book-title = Dovolené hráčů
book-lede = Prohlédněte si dovolenou hráče ve skupině, udělte mimořádnou nebo opravte nárok.
book-whose = Čí dovolená
book-open = Otevřít
book-section-number = Číslo skupiny turnaje
book-number-wrong = Zadejte číslo.
book-entered = Zapsáno. V partiích hráče se to projeví hned.
book-allowance = { $n ->
    [one] { $n } den dovolené za rok.
    [few] { $n } dny dovolené za rok.
   *[other] { $n } dní dovolené za rok.
 }
book-no-leave = V tomto turnaji dovolená není.
book-games = { $n ->
    [0] Žádná rozehraná partie.
    [one] { $n } rozehraná partie.
    [few] { $n } rozehrané partie.
   *[other] { $n } rozehraných partií.
 }
book-year = Rok
book-allowed = Nárok
book-taken = Vybráno
book-left = Zbývá
book-periods = Dovolená
book-periods-none = Žádná.
book-log = Historie
book-log-none = Zatím nic.
book-did-registered = Zapsaná dovolená: { $days }
book-did-cancelled = Zrušená dovolená: { $days }
book-did-granted = Udělená mimořádná dovolená: { $days }
book-did-withdrawn = Odebraná dovolená: { $days }
book-did-corrected = Opravený nárok na rok { $year }: { $days }
book-enter = Zapsat změnu
book-grant = Mimořádná dovolená
book-grant-hint = Může být i v minulosti a do nároku se nepočítá.
book-grant-title = Udělit tuto mimořádnou dovolenou?
book-grant-text = { $days } ({ $length }). V těchto dnech hodiny hráče stojí. Dny, které už začaly, vzít zpět nelze.
book-withdraw = Odebrat dovolenou
book-withdraw-hint = Jen dny, které ještě nezačaly, u obou druhů dovolené.
book-withdraw-title = Odebrat tuto dovolenou?
book-withdraw-text = { $days } ({ $length }). V těch z těchto dní, které ještě nezačaly, hodiny hráče poběží.
book-correct = Opravit nárok
book-correct-hint = Nahradí dřívější opravu pro týž rok.
book-correct-title = Opravit nárok?
book-correct-text = V roce { $year } se nárok bude od turnajového lišit o { $days }.
book-days = O kolik dní víc nebo míň
book-days-hint = Například 10 nebo -5.
book-reason-hint = Pro záznam. Nejvýše 2 000 znaků.
book-look = Prohlédnout…
book-confirm = Zapsat

error-leave-too-long = Tak dlouhá mimořádná dovolená být nemůže.
error-correction-too-large = Nárok lze opravit nejvýše o 366 dní.
