### turnaje, které sem převádějí federace

imports-lede = Turnaje, které se hrály nebo začaly jinde. To, co pošle federace, čeká na schválení funkcionářem; do té doby to není v žádné tabulce ani ratingu.
imports-none = Zatím nic.
imports-bring = Převést turnaj přímo
imports-by = Poslal(a) { $who }, { $when }
imports-sent = Posláno { $when }
imports-of = { $organiser }, { $code }
imports-started = Začátek { $day }
imports-rated = započítává se
imports-unrated = nezapočítává se
imports-origin-moved = převedený odjinud
imports-origin-results = výsledky vlastního turnaje
imports-origin-post = poštou
imports-state-waiting = čeká na schválení
imports-state-writing = vytváří se
imports-state-done = vytvořen
imports-state-refused = zamítnut
imports-sections = Skupiny
imports-section = { $name }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }, skončilo { $finished } z { $games } partií
imports-teams = Družstva
imports-division = Divize { $name }; postupujících: { $up }, sestupujících: { $down }
imports-teams-of = { $name }: { $names }
imports-teams-many = { $name }: { $n ->
    [one] { $n } družstvo
    [few] { $n } družstva
   *[other] { $n } družstev
 }
imports-boards = { $n ->
    [one] { $n } šachovnice
    [few] { $n } šachovnice
   *[other] { $n } šachovnic
 }
imports-suspended = Zákaz účasti, když turnaj začal
imports-suspended-text = Kdo má zákaz účasti, do žádného turnaje nenastupuje. Partie jsou odehrané; schvalujte jen s tímto vědomím.
imports-suspended-player = { $who }, do { $day } ({ $rule })
imports-decided = { $who }, { $when }
imports-event = K turnaji
imports-approve = Schválit…
imports-approve-title = Schválit „{ $name }“?
imports-approve-text = Turnaj se vytvoří s partiemi a výsledky. Do ratingu a norem se počítá, jak je vypsán; národní turnaj až se souhlasem ratingového komisaře.
imports-approve-action = Schválit
imports-refuse = Zamítnout…
imports-refuse-title = Zamítnout „{ $name }“?
imports-refuse-text = Nic se z něj nevytvoří. Federace si přečte proč a může ho poslat znovu.
imports-refuse-label = Důvod
imports-refuse-hint = Čte to, kdo ho poslal.
imports-refuse-action = Zamítnout
imports-done = „{ $name }“: { $state }.

error-import-decided = O tom už je rozhodnuto.
error-import-lapsed = Posláno příliš dávno: musí být posláno znovu.
error-import-suspended = Hráč má zákaz účasti a turnaj ještě nezačal: musí být poslán znovu bez něj.
error-play-ended = Hra v turnaji mezitím skončila: musí být poslán znovu se všemi výsledky.
