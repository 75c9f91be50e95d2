### klíče, kterými se přihlašují programy

keys-lede = Váš program nebo stránky vaší federace se přihlašují klíčem místo vašeho hesla.
keys-begin = Jak začít
keys-description = Popis rozhraní
keys-webhooks = Webhooky: nechat si hlásit, co se stalo
keys-new = Nový klíč
keys-owner = Čí
keys-owner-federation = { $federation }: vidí ho všichni, kdo za ni jednají
keys-owner-own = Můj
keys-name = Název
keys-name-hint = Kde ho použijete, například „Telefon“ nebo „Stránky klubu“.
keys-scopes = Co smí
keys-scope-missing = Vyberte alespoň jedno.
keys-scope-read = Číst
keys-scope-read-text = Vše, co tu vidíte, kromě nastavení a klíčů.
keys-scope-play = Hrát
keys-scope-play-text = Tahy, nabídky, reklamace, zprávy a dovolená. Přihlašují se jím šachové programy.
keys-scope-entries = Přihlášky
keys-scope-entries-text = Zapisovat hráče a přihlašovat je do turnajů, pokud smíte.
keys-scope-results = Výsledky
keys-scope-results-text = Hlásit výsledky turnajů vaší federace.
keys-scope-exports = Exporty
keys-scope-exports-text = Objednat a stáhnout soubory partií a tabulek.
keys-scope-exports-nightly = S tímto klíčem se také každou noc vytvoří archiv vaší federace, dokud to na stránce „Vaše údaje“ nevypnete.
keys-days = Platnost
keys-days-hint = Kratší je bezpečnější. Odvolat ho můžete kdykoli.
keys-days-n = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
 }
keys-days-ever = Dokud ho neodvolám
keys-make = Vytvořit klíč

keys-here = Váš klíč „{ $name }“
keys-key = Klíč
keys-once = Zkopírujte ho hned, zobrazí se jen jednou. Kdo ho má, může to, co smí klíč.

keys-own = Moje klíče
keys-federations = Klíče federace { $federation }
keys-none = Zatím žádný.
keys-made = Vytvořen { $when }
keys-made-by = hráčem { $id }
keys-used = Naposledy použit { $when }
keys-unused = Dosud nepoužit
keys-until = Platí do { $when }
keys-until-revoked = Platí do odvolání
keys-revoke = Odvolat…
keys-revoke-which = Odvolat „{ $name }“…
keys-revoke-title = Odvolat „{ $name }“?
keys-revoke-text = Každý program, který tento klíč používá, se hned odhlásí. Vrátit to nelze.
keys-revoke-action = Odvolat klíč

keys-xfcc = Šachové programy (Xfcc)
keys-xfcc-text = Programy jako SCID stahují vaše partie a posílají vaše tahy. Zadejte v nich tyto údaje; tah, který program odešle, nelze vzít zpět.
keys-xfcc-address = Server
keys-xfcc-user = Uživatelské jméno
keys-xfcc-password = Heslo
keys-xfcc-key = Váš klíč, který smí hrát

error-too-many-keys = Klíčů už je dvacet. Odvolejte některý, který nepotřebujete.
error-unknown-key = Tento klíč už neexistuje.
