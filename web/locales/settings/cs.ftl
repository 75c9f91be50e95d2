### settings, and the link in mails

settings-parts = Nastavení
settings-part-language = Jazyk
settings-part-device = Toto zařízení
settings-part-mails = E-maily a kalendář
settings-part-push = Oznámení
settings-part-sign-in = Přihlašování
settings-part-data = Vaše údaje
settings-part-profile = O vás
settings-language-note = Týká se těchto stránek, e-mailů a kalendáře na všech vašich zařízeních.
settings-data-text = Vaše partie a vše ostatní, co o vás server uchovává, v souborech; a také zrušení účtu.
settings-data = K vašim údajům
settings-mail = E-maily o vašich partiích
settings-mail-each = Hned
settings-mail-each-text = E-mail o každém tahu, zprávě a výsledku.
settings-mail-digest = Jednou denně
settings-mail-digest-text = Jeden e-mail se vším, co se stalo.
settings-mail-none = Žádné
settings-mail-none-text = Budete se sem dívat sami. Upomínky pak chodí jen na zařízení, pokud to zapnete; e-maily o hesle a účtu chodí vždy.
settings-zone = Časové pásmo
settings-zone-hint = V něm jsou data v e-mailech a v kalendáři, s UTC vedle. Stránky se řídí zařízením.
settings-zone-here = Použít pásmo tohoto zařízení: { $zone }
settings-hour = V kolik hodin
settings-hour-hint = V časovém pásmu { $zone }.
settings-reminder = Upozornit před termínem
settings-reminder-hint = Nejvýše { $n }. V turnajích s tímto pravidlem píše server také po 14, 28 a 35 dnech bez tahu.
settings-reminder-days = { $n ->
    [one] { $n } den předem
    [few] { $n } dny předem
   *[other] { $n } dní předem
 }
settings-save = Uložit
settings-saved = Uloženo.

settings-calendar = Kalendář termínů
settings-calendar-text = Vaše termíny a dovolená v kalendáři, který stejně používáte. Sám se řídí vašimi partiemi.
settings-calendar-address = Soukromá adresa
settings-calendar-private = Kdo tuto adresu zná, vidí vaše termíny.
settings-calendar-how = Google: „Další kalendáře“, „Z adresy URL“. Apple: „Nový odebíraný kalendář“. Outlook: „Přidat kalendář“, „Přihlásit se k odběru z webu“.
settings-calendar-renew = Nová adresa…
settings-calendar-renew-title = Vytvořit novou adresu?
settings-calendar-renew-text = Stará adresa hned přestane fungovat ve všech kalendářích, které ji používají. Novou tam budete muset zadat.
settings-calendar-renew-action = Vytvořit novou adresu
settings-calendar-renewed = Toto je nová adresa.

settings-push-text = Krátká zpráva na obrazovce ihned o všem, o čem píší e-maily, například o vašem tahu, termínu nebo rozhodnutí: i když je tato stránka zavřená a ať zvolíte jakékoli e-maily.
settings-push-here = Na tomto zařízení
settings-push-devices = { $n ->
    [0] Zprávy nechodí na žádné zařízení.
    [one] Zprávy chodí na { $n } zařízení.
   *[other] Zprávy chodí na { $n } zařízení.
 }
settings-push-unsupported = Tento prohlížeč je přijímat neumí. Na iPhonu nebo iPadu si nejdřív přidejte Posthorn na plochu.
settings-push-denied = Oznámení z tohoto webu jsou blokována. Povolte je v nastavení prohlížeče pro tento web a načtěte stránku znovu.
settings-push-failed = Prohlížeč se nedovolal své služby pro oznámení. Zkuste to později.

unsubscribe-title = Už žádné e-maily o partiích?
unsubscribe-text = Stačí jedno stisknutí a Posthorn vám už nebude psát o tazích, zprávách, výsledcích a termínech. Partie pokračují a vaše hodiny běží dál.
unsubscribe-send = Už žádné e-maily o partiích
unsubscribe-done = E-maily o partiích vám už chodit nebudou
unsubscribe-done-text = Vaše partie pokračují: občas se sem prosím podívejte, abyste neprohráli na čas.
unsubscribe-stays = E-maily o hesle a účtu chodí dál.
unsubscribe-settings = Zvolit, které e-maily chci dostávat

error-unknown-address = Odkaz není úplný. Otevřete ho znovu z e-mailu.
error-push-not-configured = Tento server oznámení neposílá.
error-too-many-devices = Máte příliš mnoho zařízení. Nejdřív na některém zprávy vypněte.
error-invalid-subscription = Službu pro oznámení z tohoto prohlížeče server použít nemůže.

portrait-title = Text a obrázek
portrait-text = Jen pokud chcete: na vaší stránce je uvidí každý, i bez přihlášení. Co nevyplníte, to se neukáže.
portrait-picture = Obrázek
portrait-picture-hint = JPEG, PNG nebo WebP. Ve vašem zařízení se z něj stane čtverec o straně { $n } pixelů; nic dalšího ze souboru se neodesílá.
portrait-cut = Která část
portrait-preview = Obrázek, jak bude vidět
portrait-present = Obrázek, který ukazujete
portrait-unreadable = Z tohoto souboru prohlížeč žádný obrázek nevyčte.
portrait-drop = Zahodit
portrait-remove = Odebrat obrázek
portrait-send = Upravit mou stránku
portrait-kept = Vaše stránka je upravená.
portrait-removed = Obrázek je odebrán.
portrait-words = Pár slov o sobě
portrait-words-hint = { $n } z { $max } znaků. Prostý text: z adres se odkazy nestanou.

error-words-too-long = Text je příliš dlouhý: nejvýš 300 znaků.
error-invalid-words = Vynechte znaky, které nejsou vidět, a znaménka, která nepatří k žádnému písmenu.
error-invalid-picture = Tento obrázek server přečíst neumí. Vyberte jiný soubor.
error-picture-too-large = Tento obrázek je pro server příliš velký. Vyberte jiný soubor.

contact-title = Partie poštou a e-mailem
contact-text = V partiích hraných poštou nebo e-mailem si hráči posílají tahy přímo. Dokud takové partie běží, vidí tento údaj vaši soupeři a rozhodčí; nikdo jiný.
contact-field = Kam mi mají psát soupeři z partií poštou a e-mailem
contact-hint = Poštovní adresa, e-mail, nebo obojí: nejvýše 8 řádků a 500 znaků. Prázdné pole se nikomu neukáže.
contact-send = Uložit adresu
contact-lines = Nejvýše { $n } řádků.
