### úvodní stránka rozhraní API; co je v obrácených apostrofech, se zobrazí jako kód

developers-title = Pro vývojáře
developers-lede = Web nebo program vaší federace si může sám číst turnaje, tabulky, partie a ratingy, většinou i bez klíče. S klíčem také zapisuje hráče a přihlašuje je do turnajů.

developers-more-all = Všechny operace s příklady
developers-more-client = Klient v Pythonu: jediný soubor posthorn.py
developers-more-tutorial = Návod: program federace krok za krokem (anglicky)

developers-open = Bez klíče
developers-open-text = Co na tomto webu vidí každý, může číst i váš program. Čísla níže jsou jen příklady; ta vaše najdete v adresách stránek, například /section/1.
developers-open-events = Turnaje
developers-open-tables = Tabulka skupiny
developers-open-teams = Tabulky družstev
developers-open-games = Partie (PGN)
developers-open-ratings = Ratingové listiny
developers-open-players = Hráči federace
developers-open-feeds = Kanály novinek (Atom)
developers-calendar-text = Kalendář s termíny hráče má vlastní adresu, kterou hráč najde v nastavení a ke které klíč nepotřebuje. Nikdo jiný by ji znát neměl.

developers-embed = Tabulka na vašem webu
developers-embed-text = Takto vložíte tabulku skupiny do kterékoli stránky, vždy s aktuálními výsledky. Stránky jiných webů smějí z tohoto serveru číst, měnit nic nemohou. V rámu (iframe) se zobrazí jen tabulka; její odkaz otevře stránku skupiny místo vaší. Klíč do stránky nikdy nevkládejte, přečetl by si ho tam každý.

developers-key = S klíčem
developers-key-text = Kdo jedná za federaci, vytvoří jí klíče a u každého zvolí, co smí: číst, přihlašovat hráče, hlásit výsledky, objednávat exporty. Klíč se posílá v hlavičce jako v tomto příkladu. Za minutu s ním lze poslat 600 požadavků.
developers-key-leads = Vytvořit klíč

developers-pages = Po stránkách
developers-pages-text = Dlouhé seznamy přicházejí po stránkách. `limit` udává, kolik řádků chcete. Hodnotu `next` z odpovědi pošlete v dalším požadavku jako `after`; na poslední stránce je `null`.

developers-changed = Jen to, co je nové
developers-changed-text = Téměř vše, co se čte, má `etag`. Pošlete ho příště jako `if-none-match`: na to, co se nezměnilo, server odpoví 304 a znovu už to neposílá. Curl to umí sám:

developers-refusal = Když server odmítne
developers-refusal-text = Odmítnutí je také JSON. `code` je pro váš program a nemění se, `detail` je pro lidi a `rule`, pokud tam je, jmenuje článek pravidel, o který se server opírá, zde TR-1.0.5. U odpovědí 429 (příliš mnoho požadavků) a 503 (teď to nejde) říká `retry-after`, kolik sekund počkat. Opakováním nic nepokazíte: server opakovaný požadavek pozná, a to podle `id`, pokud ho požadavek má.

developers-webhook = Webhooky: server se ozve sám
developers-webhook-text = Webhook dá vašemu programu vědět, že skončila partie nebo skupina či vyšla ratingová listina. Ověřte si, že zpráva je od nás: `webhook-signature` obsahuje `v1,` a HMAC-SHA256 v base64 přes `webhook-id`, `webhook-timestamp` a tělo zprávy, spojené tečkami. Klíčem je část vašeho tajného klíče za `whsec_`, rovněž v base64. Klient to udělá za vás:
developers-webhook-leads = Vytvořit webhook

developers-client = V Pythonu
developers-client-text = Klient je jediný soubor pro Python 3.9 nebo novější a nic dalšího nepotřebuje. Sám prochází stránky, uchovává, co se nezměnilo, počká, když má, a když odpověď nepřijde, zeptá se znovu. Je to svobodný software stejně jako tento server.
