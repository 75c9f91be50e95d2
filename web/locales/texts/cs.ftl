### Stránky s textem: většina návštěv je nepotřebuje.

home-title = Šachy poštou, tah za několik dní
home-lede = Posthorn slouží korespondenčnímu šachu: partie trvají měsíce, na tah jsou celé dny a za pravidly si může stát i federace.
home-sign-in = Máte už účet?
home-1-title = Dny místo minut
home-1 = Obvyklé je deset tahů za padesát dní. Posthorn počítá dny, ukazuje, kolik jich zbývá, a napíše vám, když jste na tahu.
home-2-title = Nic se neodešle omylem
home-2 = Tah zvolíte, ještě jednou si ho prohlédnete a teprve pak odešlete. Každý tah dostane razítko: podepsané potvrzení s časem.
home-3-title = Pravidla, která si můžete ověřit
home-3 = Každé odmítnutí, každý výsledek i každý započtený den uvádí pravidlo, ze kterého vychází.
postcard-label = Pohlednice s tahem 10…e4 a poštovním razítkem
postcard-to-1 = Mému soupeři
postcard-to-2 = někde v dálce

about-title = O Posthornu
about-1 = Posthorn je server pro korespondenční šach: pro hráče, rozhodčí i federace. Řídí se pravidly Mezinárodní federace korespondenčního šachu (ICCF).
about-2 = Je to svobodný software pod licencí GNU General Public License verze 3 nebo novější. Každý ho smí provozovat, zkoumat, měnit a šířit.
about-3 = Nic tu za vás nehraje. Na těchto stránkách neběží žádný engine.
about-4 = Každý tah se zapisuje do deníku, do kterého se jen přidává, a dostane podepsané potvrzení. Dohranou partii si může každý ověřit tah po tahu a sekundu po sekundě.

privacy-title = Soukromí
privacy-lede = Co se uchovává a proč. Na těchto stránkách nejsou sledovací prvky, reklamy ani nic z cizích webů.
privacy-account = Váš účet
privacy-account-text = Jméno, federace, titul a rating jsou veřejné, jako bývají šachové výsledky. E-mailová adresa slouží k přihlášení a k dopisům o vašich partiích; nikdo jiný ji nevidí. Heslo je uloženo jen v podobě, ze které ho nelze zjistit.
privacy-games = Vaše partie
privacy-games-text = Tahy, jejich časy a výsledky se uchovávají natrvalo a ostatní hráči je uvidí, až partie skončí. Zprávy se uchovávají s partií; číst je může soupeř a rozhodčí.
privacy-cookie = Jediná cookie
privacy-cookie-text = Dokud jste přihlášeni, udržuje vás přihlášené jediná cookie. Skripty ji nepřečtou a žádný jiný web ji nedostane.
privacy-browser = Ve vašem prohlížeči
privacy-browser-text = Jazyk, vzhled, šachovnice a notace se ukládají ve vašem prohlížeči, stejně jako rozepsaná zpráva. Zmizí, když vymažete data webu.

keyboard-title = Klávesnice a čtečky
keyboard-lede = Na Posthornu jde všechno bez myši. Žádný zvláštní režim se nezapíná.
keyboard-game = Na stránce partie
keyboard-board = Na šachovnici
keyboard-field = Psaní tahu
key-arrows-replay = o tah zpět nebo dopředu
key-ends = na první nebo poslední tah
key-flip = otočit šachovnici
key-move = do pole pro váš tah
key-arrows-board = z pole na pole
key-enter = zvednout figuru, položit ji
key-escape = vrátit ji na místo
key-left-right = ← →
key-home-end = Home End
key-arrows = ← ↑ → ↓
keyboard-board-text = Pro klávesu Tab je šachovnice jediná zastávka. Čtečka přečte každé pole s figurou a řekne, kam zvednutá figura může.
keyboard-field-text = Pole rozumí zápisu Jf3, číslům korespondenčního šachu (7163) i g1f3, vždy s písmeny figur ve vašem jazyce. Řekne vám, jak tahu rozumělo. Nic se neodešle, dokud si tah neprohlédnete a nestisknete Poslat.

licences-title = Licence
licences-lede = Posthorn je svobodný software pod licencí GNU General Public License verze 3 nebo novější. Stojí na práci mnoha lidí; tady jsou.
licences-gpl = Úplné znění licence
licences-source = Zdrojový kód tohoto webu
licences-fonts = Písma
licences-art = Figury a vlajky
licences-web = Na těchto stránkách
licences-server = Na serveru
licences-text = Znění licence
licences-name = Název
licences-licence = Licence
licence-source-sans = Source Sans 3 od Adobe, zúžené na potřebná písmena a přejmenované na „Letter Text“
licence-newsreader = Newsreader od Production Type, zúžené na potřebná písmena
licence-symbols = Šest figurek z Noto Sans Symbols 2 od Googlu
licence-pieces = Šachové figury, Colin M. L. Burnett
licence-flags = Vlajky z country-flag-icons, Nikolay Kuchumov
licence-icons = Ikony a razítko vznikly pro Posthorn a platí pro ně jeho licence.
