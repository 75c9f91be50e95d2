### shell

skip = Přejít k obsahu
nav = Hlavní nabídka
nav-games = Moje partie
nav-play = Hrát
nav-events = Turnaje
nav-ratings = Žebříček
nav-titles = Tituly
nav-archive = Archiv partií
nav-qualifiers = Kvalifikovaní
nav-offices = Funkce
nav-federations = Federace
nav-federation = Federace
nav-desk = Stůl
nav-await = čeká na vás
sign-in = Přihlásit se
sign-up = Založit účet
sign-out = Odhlásit se
account-menu = Účet: { $who }
language = Jazyk
language-unsaved = Na tomto zařízení jsou stránky česky, ale volbu se nepodařilo uložit: e-maily a ostatní zařízení mají dosavadní jazyk. Zvolte ho později znovu.
dark-mode = Tmavý vzhled
loading = Načítá se…
retry = Zkusit znovu
trouble = Něco se nepovedlo
back-home = Na úvodní stránku
back-games = Na moje partie
back-events = K turnajům
footer = Server měří čas každého tahu na sekundu a uchovává všechny zprávy.
source = Zdrojový kód
licences = Licence
friendly-games = Přátelské partie
analysis-board = Analýza
about = O projektu
developers = Pro vývojáře
privacy = Soukromí
proof = Co lze dokázat
conduct = Pravidla slušného chování
rules = Pravidla
keyboard = Klávesnice a čtečky

### players and moves

title-GM = Velmistr
title-SIM = Senior International Master
title-IM = Mezinárodní mistr
title-CCM = Mistr korespondenčního šachu
title-CCE = Expert korespondenčního šachu
title-LGM = Velmistryně
title-LIM = Mezinárodní mistryně
until = do { $when }
since = od { $when }
clock-none = čas vypršel
clock-no-limit = bez časového limitu
clock-under-a-day = méně než den
clock-for-moves = { $left } na { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
 }
clock-bank = { $clock } na hodinách, { $bank } v zásobě
ends-flag = { $passed ->
    [yes] praporek spadl { $when }
   *[no] praporek spadne { $when }
 }
ends-silence = { $passed ->
    [yes] prohra pro mlčení od { $when }
   *[no] prohra pro mlčení { $when }
 }
ends-end-of-play = { $passed ->
    [yes] hra skončila { $when }
   *[no] hra končí { $when }
 }
ends-in = za { $time }

### what several forms ask

email = E-mail
federation = Federace
federation-choose = Vyberte…
federation-ENG = Anglie
federation-SCO = Skotsko
federation-WLS = Wales
signed-out = Jste odhlášeni.
field-required = Vyplňte prosím toto pole.
field-email = Toto není e-mailová adresa.
field-length = { $n } z { $limit } znaků
field-short = { $n ->
    [one] Aspoň { $n } znak, prosím.
    [few] Aspoň { $n } znaky, prosím.
   *[other] Aspoň { $n } znaků, prosím.
 }
field-long = { $n ->
    [one] Nejvýše { $n } znak, prosím.
    [few] Nejvýše { $n } znaky, prosím.
   *[other] Nejvýše { $n } znaků, prosím.
 }

### where players look for leave and settings, and what forms say

player-field = Hráč: jméno nebo číslo hráče
player-number-wrong = Vyberte některého z hráčů nalezených podle jména, nebo zadejte číslo hráče, tedy jen číslice.
player-no-such = Toto číslo nikdo nemá.
players-found-list = Nalezení hráči
players-found = { $n ->
    [0] Nikdo takového jména není.
    [one] Nalezen jeden hráč.
    [few] Nalezeni { $n } hráči.
   *[other] Nalezeno { $n } hráčů.
 }
players-found-more = Prvních { $n } nalezených: pište dál, zbude jich méně.
players-unsearched = Podle jména teď hledat nelze: zadejte číslo hráče.
account-number = Číslo hráče
nav-leave = Dovolená
nav-settings = Nastavení
nav-keys = Klíče pro programy
nav-passkeys = Přístupové klíče
office-needs-passkey = Vaše funkce vyžaduje přístupový klíč. Do té doby jste přihlášeni jako hráč.
office-add-passkey = Přidat nebo použít přístupový klíč
nav-data = Vaše údaje
nav-notes = Moje poznámky
nav-notifications = Upozornění
nav-notifications-new = { $n ->
    [one] { $shown } nové upozornění
    [few] { $shown } nová upozornění
   *[other] { $shown } nových upozornění
 }
nav-imports = Převzaté turnaje
nav-transfers = Změna federace
nav-approvals = Schvalování turnajů
desk-nav-queue = Co čeká
desk-nav-events = Turnaje a skupiny
desk-nav-claims = Reklamace
desk-nav-withdrawals = Vystoupení
desk-nav-outages = Výpadky
desk-nav-leave = Dovolené hráčů
desk-nav-suspended = Zákazy účasti
desk-nav-ratings = Ratingové listiny
desk-nav-mails = Nedoručené e-maily
file-read-as = Soubor byl přečten jako { $encoding }: zkontrolujte jména.
file-read-as-other = Přečíst jako { $encoding }
file-sample = Například: { $line }
file-unreadable-large = Soubor je příliš velký: nejvýš { $limit } KB.
file-unreadable-encoding = Soubor není text. Sešit z Excelu uložte jako „CSV UTF-8“ a vyberte tento soubor.
file-unreadable-gone = Soubor nelze přečíst. Možná byl přesunut: vyberte ho znovu.
field-range = Zadejte celé číslo od { $min } do { $max }.
field-date-range = Zadejte den od { $min } do { $max }.
field-unreadable = Toto nelze přečíst.

section-numbered = Skupina { $n }
section-board = Šachovnice { $n }
friendly-game = Přátelská partie { $n }

### pages

not-found = Taková stránka tu není
not-found-text = V adrese je možná překlep, nebo se stránka přestěhovala.

### problems

error-with-rule = { $text } ({ $rule })
rule-new-tab = Otevře se v nové kartě
as-of = Posthorn neodpovídá. Takto to vypadalo { $when }.
error-unreachable = Posthorn neodpovídá. Jste připojeni k internetu? Nic se neztratilo, zkuste to znovu.
error-unavailable = Posthorn je na chvíli nedostupný. Nic se neztratilo, zkuste to za okamžik.
error-internal = Na naší straně se něco nepovedlo. Nic se neztratilo, zkuste to znovu.
error-chunk = Tuto část stránky se nepodařilo načíst. Možná vyšla novější verze.
error-unauthenticated = Nejdřív se prosím přihlaste.
error-token-expired = Přihlaste se prosím znovu.
error-session-expired = Přihlaste se prosím znovu.
error-session-reused = Toto přihlášení někdo použil na dvou místech, proto jsme je pro jistotu ukončili. Přihlaste se prosím znovu.
error-forbidden = Na to nemáte oprávnění.
error-not-found = Nic takového tu není.
error-unknown-section = Taková skupina tu není, nebo v ní hráč nemá partie.
error-unknown-player = Takový hráč tu není.
error-not-a-member = Tato federace není členem ICCF. Nominace, schvalování turnajů a dotazy k pravidlům jsou pro členské federace; hráči ostatních se do turnajů hlásí přímo.
error-body-too-large = Je to příliš dlouhé.
error-wrong-password = Heslo není správné.
error-too-many-attempts = Příliš mnoho pokusů. Zkuste to znovu za { $minutes } min.
error-changed-meanwhile = Někdo to mezitím změnil. Nic se neodeslalo; podívejte se na to znovu.

### words of games that other pages use, too

game-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
 }
game-copy = Zkopírovat
game-copied = Zkopírováno.
copy-by-hand = Zkopírujte to prosím ručně, je to označené.
game-cancel = Zpět
downloads-games = k uložení partií
downloads-table = k uložení tabulky
downloads-teams = k uložení tabulek družstev
downloads-feed = kanál ke sledování výsledků
downloads-paper = K tisku
variant-chess = Šachy
variant-chess960 = Chess960
variant-makruk = Makruk
desk-nav = Stůl rozhodčího

### co v turnaji leží mimo Pravidla

outside-friendly = přátelský, mimo Pravidla
outside-thematic = tematický, mimo Pravidla
outside-no-engines = bez enginů, mimo Pravidla
outside-agreement = podle dohody, mimo Pravidla
