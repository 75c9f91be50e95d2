### signing in and up, confirming an address, new passwords

sign-in-title = Přihlášení
sign-in-then = Tuto stránku uvidíte po přihlášení.
no-account = Nemáte ještě účet?
have-account = Máte už účet?
forgot = Zapomněli jste heslo?
password = Heslo
password-new = Nové heslo
password-show = Ukázat heslo
password-hide = Skrýt heslo
password-hint = Aspoň 10 znaků. Hodí se krátká věta.
given-name = Jméno
family-name = Příjmení
sign-up-title = Nový účet
sign-up-lede = Vaše jméno a federace jsou veřejné, e-mailová adresa ne.
sign-up-done = Podívejte se do pošty
sign-up-done-text = Napsali jsme na adresu { $email }. Otevřete odkaz z toho dopisu a účet je hotový.
mail-missing = Dopis nedorazil ani po několika minutách? Podívejte se do nevyžádané pošty nebo zkuste adresu napsat znovu a pečlivě.
verify-title = Ověřuje se vaše adresa
verify-done = Vaše adresa je ověřená
verify-done-text = Vítejte na Posthornu. Přihlaste se a první partie může začít.
verify-failed = Adresu se nepodařilo ověřit
forgot-title = Nové heslo
forgot-lede = Napište svou e-mailovou adresu. Pošleme vám odkaz, přes který si zvolíte nové heslo.
forgot-send = Poslat odkaz
forgot-done-text = Pokud k adrese { $email } patří účet, dopis je na cestě. Odkaz v něm funguje jednou a jen krátce.
reset-title = Zvolte si nové heslo
reset-lede = Budete odhlášeni na všech zařízeních. Skončí i klíče, webhooky, oznámení a adresa kalendáře.
reset-send = Uložit heslo
reset-done = Heslo je změněné
reset-done-text = Všude jsme vás odhlásili. Přihlaste se novým heslem.

sign-in-data = Přihlašování
change-password = Změnit heslo
change-password-text = Všechny ostatní prohlížeče se odhlásí. Klíče a webhooky fungují dál.
change-password-done = Heslo je změněné.
change-address = Jiná e-mailová adresa
change-address-text = Na novou adresu pošleme odkaz. Dokud ho neotevřete, platí dosavadní adresa.
change-address-send = Poslat odkaz
change-address-sent = Pokud adresu { $email } nepoužívá nikdo jiný, dopis je na cestě. Odkaz v něm otevřete do jednoho dne.
sessions = Kde jste přihlášeni
sessions-unknown = Neznámý prohlížeč
sessions-here = Tento prohlížeč
sessions-made = Přihlášení { $when }
sessions-used = Naposledy použito { $when }
sessions-end = Odhlásit…
sessions-end-which = Odhlásit „{ $name }“…
sessions-end-others = Odhlásit všechny ostatní…
sessions-end-title = Odhlásit na tomto místě?
sessions-end-text = Kdo ho používá, bude se muset znovu přihlásit. Pokud není váš, změňte si i heslo.
sessions-end-action = Odhlásit
address-title = Potvrďte svou novou adresu
address-text = Stiskněte tlačítko a toto bude adresa vašeho účtu.
address-send = Potvrdit
address-done-text = Od této chvíle se přihlašujete s ní.
reset-ended = Se starým heslem skončilo také následující. Co potřebujete, vytvořte znovu:
reset-ended-key = klíč „{ $name }“
reset-ended-webhook = webhook na { $name }
reset-ended-devices = { $n ->
    [one] oznámení na { $n } zařízení
    [few] oznámení na { $n } zařízeních
   *[other] oznámení na { $n } zařízeních
 }
reset-ended-calendar = adresa vašeho kalendáře

error-wrong-password = Heslo není správné.
error-wrong-credentials = E-mailová adresa nebo heslo nesouhlasí.
error-email-unconfirmed = Vaše adresa ještě není ověřená. Otevřete odkaz z dopisu, který jsme vám poslali.
error-weak-password = Heslo má mít 10 až 256 znaků.
error-invalid-email = Toto není e-mailová adresa.
error-invalid-name = Takové jméno nelze použít. Písmena, mezery, spojovníky a apostrofy jsou v pořádku.
error-invalid-federation = Takovou federaci neznáme.
error-invalid-token = Odkaz není správný, už byl použit nebo je příliš starý.
