### přístupové klíče, záchranné kódy a ověření, kdo sedí u prohlížeče

passkeys = Přístupové klíče
passkeys-lede = Přístupový klíč vás přihlásí otiskem prstu, obličejem nebo PINem zařízení. Nikdo ho neuhodne a na jiném webu nefunguje.
passkeys-office = Vaše funkce vyžaduje přístupový klíč. Dokud ho nepoužijete, jste přihlášeni jako hráč.
passkeys-office-open = Vaše funkce vyžaduje přístupový klíč a použili jste ho: vše je otevřené.
passkeys-unable = Tento prohlížeč přístupové klíče neumí. Zkuste jiný nebo novější.
passkeys-new = Nový přístupový klíč
passkeys-add = Přidat přístupový klíč
passkeys-add-text = Zařízení vás požádá o potvrzení. Klíč pak zůstane v něm nebo ve správci hesel.
passkeys-name = Název
passkeys-name-hint = Abyste ho poznali: „Telefon“, „Bezpečnostní klíč“.
passkeys-link = Poslat odkaz
passkeys-link-text = První přístupový klíč k funkci se přidává přes odkaz, který vám pošleme na e-mail. Otevřete ho na zařízení, na kterém se chcete přihlašovat.
passkeys-link-sent = E-mail je na cestě. Odkaz v něm platí hodinu.
passkeys-prove = Použít přístupový klíč
passkeys-prove-text = Přístupový klíč máte. Nejdřív ho použijte, pak můžete přidat další.
passkeys-lost = Své přístupové klíče už nemám
passkeys-code = Záchranný kód
passkeys-code-hint = Šestnáct písmen a číslic z vašeho seznamu.
passkeys-code-use = Použít kód
passkeys-code-text = Žádný přístupový klíč vám nezbyl. Použijte některý ze záchranných kódů: na hodinu otevře vaši funkci. Nový klíč přidejte během první čtvrthodiny.
passkeys-own = Vaše přístupové klíče
passkeys-none = Zatím žádné.
passkeys-backed-up = Na více zařízeních
passkeys-made = Přidán { $when }
passkeys-used = Naposledy použit { $when }
passkeys-unused = Zatím nepoužit
passkeys-rename = Přejmenovat
passkeys-rename-which = Přejmenovat „{ $name }“…
passkeys-rename-title = Přejmenovat přístupový klíč
passkeys-remove = Odebrat…
passkeys-remove-which = Odebrat „{ $name }“…
passkeys-remove-title = Odebrat „{ $name }“?
passkeys-remove-text = Už vás nepřihlásí. Smažte ho i ve svém zařízení.
passkeys-remove-action = Odebrat klíč
passkeys-codes = Záchranné kódy
passkeys-codes-text = Pro den, kdy o přístupové klíče přijdete. Každý platí jednou, a to spolu s heslem.
passkeys-codes-left = { $n ->
    [one] Zbývá jeden kód.
    [few] Zbývají { $n } kódy.
   *[other] Zbývá { $n } kódů.
}
passkeys-codes-make = Vytvořit nové kódy…
passkeys-codes-make-title = Vytvořit nové záchranné kódy?
passkeys-codes-make-text = Kódy, které máte teď, přestanou platit.
passkeys-codes-make-action = Vytvořit nové kódy
passkeys-codes-new = Vaše záchranné kódy
passkeys-codes-once = Ukazujeme je jen teď. Vytiskněte si je nebo je uložte tam, kde máte hesla, ne však na zařízení s přístupovým klíčem.
passkeys-codes-print = Vytisknout
sign-in-passkey = Přihlásit se přístupovým klíčem
reset-passkeys = Vaše přístupové klíče
reset-passkeys-hint = Skončí spolu se starým heslem. Zaškrtněte ty, které znáte a chcete si nechat.
prove-title = Jste to stále vy?
prove-text = Potvrďte to znovu: chrání vás to před každým, kdo by našel prohlížeč otevřený.
prove-text-passkey = Potvrďte prosím přístupovým klíčem, že rozhodujete vy. Platí to čtvrt hodiny.
prove-passkey = Použít přístupový klíč
prove-password = Potvrdit heslem
prove-cancel = Teď ne

error-passkey-cancelled = Nic se nestalo. Zkuste to znovu, až budete chtít.
error-passkey-here = Na tomto zařízení už přístupový klíč k tomuto účtu je.
error-passkey-address = Na této adrese přístupové klíče nefungují. Otevřete web jménem: na vlastním počítači „localhost“.
error-passkey-unknown = Tento přístupový klíč tu neznáme. Byl odebrán nebo patří k jinému účtu.
error-passkey-refused = Tento přístupový klíč nebyl přijat. Zkuste to znovu nebo použijte jiný.
error-passkey-taken = Tento přístupový klíč se už používá, nebo se účet právě změnil. Zkuste to znovu.
error-challenge-expired = Trvalo to příliš dlouho. Zkuste to prosím znovu.
error-too-many-passkeys = Máte už deset přístupových klíčů. Nejdřív některý odeberte.
error-last-passkey = Vaše funkce vyžaduje přístupový klíč a tento je poslední. Nejdřív přidejte další.
error-passkey-needed = Nejdřív použijte některý ze svých přístupových klíčů.
error-passkey-link-needed = K prvnímu přístupovému klíči je potřeba odkaz z e-mailu.
error-passkey-proof-needed = K tomu je potřeba váš přístupový klíč.
error-recovery-code-needed = Nejdřív použijte některý ze záchranných kódů.
error-wrong-recovery-code = To není žádný z vašich kódů, nebo už byl použit.
error-no-passkey = Záchranné kódy dostanete s prvním přístupovým klíčem.
error-unknown-passkey = Tento přístupový klíč už neexistuje.
error-authentication-needed = Nejdřív prosím potvrďte, že jste to vy.
error-invalid-passkey-name = Název má 1 až 60 znaků.
