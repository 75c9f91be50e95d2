### E-maily. Posílá je server; webové stránky tento soubor nenačítají.

mail-confirm-subject = Potvrďte svou adresu pro Posthorn
mail-confirm-body =
    Dobrý den,

    někdo, nejspíš Vy, si s touto adresou založil účet na serveru Posthorn.
    Potvrďte ji prosím do tří dnů:

    { $link }

    Pokud jste to nebyli Vy, nedělejte nic: bez potvrzení nelze účet používat.

mail-taken-subject = S Vaší adresou už na serveru Posthorn účet je
mail-taken-body =
    Dobrý den,

    někdo, nejspíš Vy, si chtěl s touto adresou založit účet na serveru Posthorn.
    Takový účet už existuje. Pokud neznáte jeho heslo, nastavte si do jedné hodiny nové:

    { $link }

    Pokud jste to nebyli Vy, nic se nezměnilo a nemusíte nic dělat.

mail-reset-subject = Nastavte si nové heslo pro Posthorn
mail-reset-body =
    Dobrý den,

    nové heslo si můžete nastavit do jedné hodiny zde:

    { $link }

    Poté budete všude odhlášeni. Pokud jste o nové heslo nežádali, nedělejte nic:
    Vaše heslo zůstává beze změny.
