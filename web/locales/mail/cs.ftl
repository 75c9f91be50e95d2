### E-maily. Posílá je server; webové stránky tento soubor nenačítají. Jak se text skládá a které
### hodnoty zná která volba, je popsáno v en.ftl.

## zabezpečení

mail-confirm-subject = Potvrďte svou adresu pro Posthorn
mail-confirm-body =
    Dobrý den,

    někdo, nejspíš vy, se s touto adresou zaregistroval na serveru Posthorn.
    Potvrďte ji prosím do tří dní heslem, které jste si zvolili:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic: účet ještě neexistuje a ani nevznikne.

mail-taken-subject = S vaší adresou už na serveru Posthorn účet je
mail-taken-body =
    Dobrý den,

    někdo, nejspíš vy, si chtěl s touto adresou založit účet na serveru Posthorn.
    Takový účet už existuje. Pokud neznáte jeho heslo, nastavte si do jedné hodiny nové:

    { $link }

    Pokud jste to nebyli vy, nic se nezměnilo a nemusíte nic dělat.

mail-reset-subject = Nastavte si nové heslo pro Posthorn
mail-reset-body =
    Dobrý den,

    nové heslo si můžete nastavit do jedné hodiny zde:

    { $link }

    Poté budete všude odhlášeni. Pokud jste o nové heslo nežádali, nedělejte nic:
    vaše heslo zůstává beze změny.

mail-invited-subject = Vaše číslo na serveru Posthorn: { $player }
mail-invited-body =
    Dobrý den, { $name },

    váš svaz ({ $federation }) vás zaregistroval na serveru Posthorn, kde se hraje korespondenční šach.
    Vaše číslo je { $player }. Zvolte si do 30 dní heslo a můžete hrát:

    { $link }

    Pokud už na serveru Posthorn účet máte, nejdřív se přihlaste a potom otevřete tento odkaz.
    Pokud tento e-mail nepatří vám, nedělejte nic: bez tohoto odkazu číslo nikdo nezíská.

mail-joined-subject = Vaše číslo na serveru Posthorn je { $player }
mail-joined-body =
    Dobrý den,

    { $joining ->
        [kept] vedle čísla { $player } jste na serveru Posthorn měli i číslo { $old }, které zaniklo. Přihlašujete se jako dosud.
        [ended] na serveru Posthorn jste měli dvě čísla, { $old } a { $player }. Zůstává vám { $player }: přihlaste se k účtu, který pod ním máte. Účet s touto adresou skončil.
       *[moved] na serveru Posthorn jste měli dvě čísla, { $old } a { $player }. Zůstává vám { $player }: přihlaste se znovu, adresa i heslo jsou stejné jako dosud.
    }

    Čísla sloučil funkcionář. Odůvodnění: { $text }

mail-passkey-link-subject = Přidejte si přístupový klíč pro svou funkci na serveru Posthorn
mail-passkey-link-body =
    Dobrý den,

    vaše funkce na serveru Posthorn vyžaduje přístupový klíč. První si můžete do jedné hodiny přidat zde,
    na zařízení, na kterém se chcete přihlašovat:

    { $link }

    Pokud jste o to nežádali, někdo zná vaše heslo: nastavte si nové.

mail-passkey-added-subject = K vašemu účtu na serveru Posthorn přibyl přístupový klíč
mail-passkey-added-body =
    Dobrý den,

    k vašemu účtu přibyl nový přístupový klíč. Přihlásí vás bez hesla.

    Pokud jste to nebyli vy, nastavte si hned nové heslo („Zapomněli jste heslo?“ na stránce přihlášení):
    tím skončí všechna přihlášení i všechny přístupové klíče, které si neponecháte.

mail-passkey-removed-subject = Z vašeho účtu na serveru Posthorn byl odebrán přístupový klíč
mail-passkey-removed-body =
    Dobrý den,

    z vašeho účtu byl odebrán přístupový klíč: už vás nepřihlásí.

    Pokud jste to nebyli vy, nastavte si hned nové heslo („Zapomněli jste heslo?“ na stránce přihlášení).

mail-recovery-codes-subject = Nové záchranné kódy k vašemu účtu na serveru Posthorn
mail-recovery-codes-body =
    Dobrý den,

    k vašemu účtu byly vytvořeny nové záchranné kódy. Staré už neplatí.

    Pokud jste to nebyli vy, nastavte si hned nové heslo („Zapomněli jste heslo?“ na stránce přihlášení)
    a potom si vytvořte vlastní kódy.

mail-recovery-code-used-subject = K vašemu účtu na serveru Posthorn byl použit záchranný kód
mail-recovery-code-used-body =
    Dobrý den,

    k přístupu do vašeho účtu byl místo přístupového klíče použit záchranný kód. Zbývá kódů: { $left }.
    Přidejte si prosím nový přístupový klíč, a až bude kódů málo, vytvořte si nové.

    Pokud jste to nebyli vy, nastavte si hned nové heslo („Zapomněli jste heslo?“ na stránce přihlášení)
    a potom si vytvořte nové kódy.

mail-change-address-subject = Potvrďte svou novou adresu pro Posthorn
mail-change-address-body =
    Dobrý den,

    někdo, nejspíš vy, chce tuto adresu používat pro účet na serveru Posthorn.
    Potvrďte ji prosím do jednoho dne:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic: účet si ponechá dosavadní adresu.

mail-address-left-subject = Váš účet na serveru Posthorn má novou adresu
mail-address-left-body =
    Dobrý den,

    { $changed ->
        [operator] správci serveru Posthorn změnili adresu vašeho účtu: dostali zprávu, že poštu na této adrese už nečtete. Píšeme na ni naposledy.
       *[owner] adresa vašeho účtu na serveru Posthorn se změnila. Na starou adresu píšeme naposledy.
    }

    - Čas: { $at }

    Pokud jste to nebyli vy, může se za vás přihlašovat někdo jiný: napište prosím správcům serveru.

mail-account-subject = { $account ->
    [password-reset] Vaše heslo na serveru Posthorn bylo obnoveno
    [password-changed] Vaše heslo na serveru Posthorn bylo změněno
    [address-changed] Toto je nyní vaše adresa na serveru Posthorn
    [key-made] Nový klíč k vašemu účtu na serveru Posthorn
    [webhook-made] Nový webhook k vašemu účtu na serveru Posthorn
    [signed-in] Někdo se na serveru Posthorn přihlásil jako vy
   *[session-reused] Posthorn vás odhlásil
 }
mail-account-body =
    Dobrý den,

    { $account ->
        [password-reset] odkazem z e-mailu bylo nastaveno nové heslo. Všechny prohlížeče byly odhlášeny a se starým heslem skončily i klíče, webhooky, oznámení v zařízeních a adresa vašeho kalendáře. Skončily i klíče federace, které jste vytvořili.
        [password-changed] vaše heslo změnil někdo, kdo byl přihlášen jako vy. Ostatní prohlížeče byly odhlášeny; klíče a webhooky fungují dál.
        [address-changed] toto je nyní adresa vašeho účtu.
        [key-made] byl vytvořen klíč, s nímž může program jednat za vás nebo za vaši federaci.
        [webhook-made] byl vytvořen webhook: jiný server se dozví, co se děje ve vašich partiích.
        [signed-in] někdo se přihlásil z prohlížeče, který se pro váš účet dosud nepoužíval.
       *[session-reused] přihlášení jednoho z vašich prohlížečů bylo použito na dvou místech, což se stává, když někdo zkopíruje jeho cookie. Tento prohlížeč byl odhlášen.
    }

    - Čas: { $at }
    { $account ->
        [key-made] - Klíč: { $name }
        [webhook-made] - Server: { $name }
        [signed-in] - Prohlížeč: { $name }
       *[other] {""}
    }

    Pokud jste to byli vy, je všechno v pořádku. Pokud ne, nastavte si hned nové heslo: ukončí vše, co mohl někdo jiný vytvořit.

    { $link }

## tah

mail-your-move-subject = { $opponent } hraje { mail-move }{ $offer ->
    [yes] {" "}a nabízí remízu
   *[no] {""}
 }
mail-your-move-body =
    Přišla pošta: { $opponent } hraje { mail-move } ({ $iccf }). Jste na tahu.

    { $offer ->
        [yes] { $opponent } s tímto tahem nabízí remízu.
       *[no] {""}
    }

    - Turnaj: { $event }, partie { $game }
    - Čas na tah: { $used }
    { $left ->
        [none] {""}
       *[other] - Váš čas: { mail-clock }
    }
    { $deadline ->
        [none] {""}
       *[other] - { $ends ->
            [flag] Praporek spadne
            [silence] Prohra pro mlčení
           *[play] Konec hry
        }: { $deadline }
    }

    { $has_text ->
        [yes] { $opponent } k tomu píše:

            { $text }
       *[no] {""}
    }
mail-clock = { $left }{ $moves ->
    [none] {""}
    [one] {" "}na 1 tah
    [few] {" "}na { $moves } tahy
   *[other] {" "}na { $moves } tahů
 }
mail-move = { $number }{ $color ->
    [black] …
   *[white] .
 }{ $san }

mail-draw-declined-subject = { $opponent } remízu odmítá
mail-draw-declined-body =
    { $opponent } odmítá vaši nabídku remízy a hraje dál.

    - Turnaj: { $event }, partie { $game }

mail-message-subject = { $opponent } vám píše
mail-message-body =
    { $opponent } píše:

    { $text }

    - Turnaj: { $event }, partie { $game }

## partie začíná, reklamuje se, končí

# Posílá se, jakmile je startovní listina venku: třeba i měsíce před spuštěním hodin.
mail-game-started-subject = { $event }: startovní listina je venku
mail-game-started-body =
    Startovní listina ({ $event }) je venku a na šachovnici { $games ->
        [one] je vaše partie
        [few] jsou vaše { $games } partie
       *[other] je vašich { $games } partií
    }. Hodně štěstí.

    - Bílými: { $white ->
        [0] žádná partie
        [one] 1 partie, první tah je na vás
        [few] { $white } partie, první tah je na vás
       *[other] { $white } partií, první tah je na vás
    }
    - Černými: { $black ->
        [0] žádná partie
        [one] 1 partie
        [few] { $black } partie
       *[other] { $black } partií
    }
    - Začátek: { $starts }

mail-claim = { $claim ->
    [repetition] remízu trojím opakováním pozice
    [fifty_moves] remízu podle pravidla 50 tahů
    [tablebase_win] výhru podle databáze koncovek
    [tablebase_draw] remízu podle databáze koncovek
   *[other] konec partie
 }

mail-claim-referred-subject = O reklamaci rozhodne rozhodčí: { $opponent }
mail-claim-referred-body =
    { $whose ->
        [mine] V partii se soupeřem ({ $opponent }) reklamujete { mail-claim }.
       *[theirs] { $opponent } reklamuje { mail-claim }.
    } Server o tom rozhodnout neumí, rozhodne tedy rozhodčí turnaje.

    Do rozhodnutí hodiny stojí a nikdo nesmí táhnout. Nemusíte nic dělat.

    - Turnaj: { $event }, partie { $game }

mail-entry-subject = { $entry ->
    [accepted] Hrajete: { $event }
    [advanced] Postupujete: { $event }
    [alone] Jdete dál bez hry: { $event }
    [bye] Máte volno: { $event }
    [waiting] Jste mezi náhradníky: { $event }
    [refused] Přihláška byla odmítnuta: { $event }
    [withdrawn] Přihláška byla vzata zpět: { $event }
   *[entered] Byla za vás podána přihláška: { $event }
 }
mail-entry-body =
    { $entry ->
        [accepted] Vaše přihláška je přijata: hrajete v turnaji { $event }. Až začnou partie, napíšeme vám.
        [advanced] Postoupili jste a hrajete v turnaji { $event }. Až začnou partie, napíšeme vám. Pokud dál hrát nechcete, vezměte přihlášku zpět na stránce turnaje.
        [alone] V turnaji { $event } nemáte soupeře a jdete dál bez hry. Až budete přihlášeni do dalšího kola, napíšeme vám.
        [bye] V turnaji { $event } máte volno: bod bez hry. Až budete přihlášeni do dalšího kola, napíšeme vám.
        [waiting] V turnaji { $event } jste mezi náhradníky: budete hrát, jakmile se uvolní místo.
        [refused] Vaše přihláška do turnaje { $event } byla odmítnuta. Rozhodnutí: { $by }.
        [withdrawn] Vaše přihláška do turnaje { $event } byla vzata zpět a turnaj nehrajete. Rozhodnutí: { $by }.
       *[entered] Do turnaje { $event } za vás podal přihlášku někdo jiný ({ $by }). Pokud hrát nechcete, vezměte ji zpět na stránce turnaje.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-entry-organiser-subject = { $entry ->
    [withdrawn] Nehraje { $player }: { $event }
    [file] Hromadná přihláška ({ $player }): { $event }
   *[entered] Nová přihláška ({ $player }): { $event }
 }
mail-entry-organiser-body =
    { $entry ->
        [withdrawn] Přihláška do turnaje { $event } byla vzata zpět: { $player }.
        [file] Do turnaje { $event } přišla hromadná přihláška. Odeslal(a): { $player }.
       *[entered] Do turnaje { $event } přišla nová přihláška: { $player }.
    }

mail-team-subject = { $teamed ->
    [named] Hrajete za { $team }, { $board }. šachovnice: { $event }
    [dropped] Za { $team } už nehrajete: { $event }
    [captain] Jste kapitánem družstva { $team }: { $event }
    [leads] Jste kapitánem družstva { $team }: { $event }
    [handed-over] Nový kapitán družstva { $team }: { $event }
    [entered] Nová přihláška družstva { $team }: { $event }
    [accepted] Družstvo { $team } hraje: { $event }
    [waiting] Družstvo { $team } je mezi náhradníky: { $event }
    [refused] Přihláška družstva { $team } byla odmítnuta: { $event }
   *[withdrawn] Družstvo { $team } nehraje: { $event }
 }
mail-team-body =
    { $teamed ->
        [named] Jste v sestavě družstva { $team } v soutěži { $event }: hrajete na { $board }. šachovnici. Zapsal(a): { $by }. Pokud hrát nechcete, řekněte to kapitánovi před uzávěrkou přihlášek.
        [dropped] Sestava družstva { $team } v soutěži { $event } se změnila a vy už v ní nejste. Zapsal(a): { $by }.
        [captain] Jste kapitánem družstva { $team } v soutěži { $event }. Zapsal(a): { $by }. Sestavu můžete měnit do uzávěrky přihlášek.
        [leads] Jste kapitánem družstva { $team } v soutěži { $event }. Zapsal(a): { $by }. Na stránce družstva vidíte všechny jeho šachovnice, určujete náhradníky a píšete družstvu, ostatním kapitánům a pořadatelům.
        [handed-over] Kapitánem družstva { $team } v soutěži { $event } je místo vás { $captain }. Zapsal(a): { $by }.
        [entered] Do soutěže { $event } přišla přihláška družstva { $team }. Odeslal(a): { $by }.
        [accepted] Družstvo { $team } hraje v soutěži { $event }. Až začnou partie, napíšeme všem hráčům.
        [waiting] V soutěži { $event } je družstvo { $team } mezi náhradníky: bude hrát, jakmile se uvolní místo.
        [refused] Přihláška družstva { $team } do soutěže { $event } byla odmítnuta. Rozhodnutí: { $by }.
       *[withdrawn] Přihláška družstva { $team } do soutěže { $event } byla vzata zpět, družstvo nehraje. Rozhodnutí: { $by }.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-team-letter-subject = { $circle ->
    [team] { $by } píše družstvu { $team }: { $event }
    [officials] { $by } píše o družstvu { $team }: { $event }
    [captains] { $by } píše kapitánům: { $event }
    [replaced] { $by } vám píše o partiích za družstvo { $team }: { $event }
   *[between] { $by } ({ $team }) vám píše: { $event }
 }
mail-team-letter-body =
    { $by } píše:

    { $text }

    - Soutěž: { $event }
    - Komu: { $circle ->
        [team] družstvo { $team }
        [officials] kapitán družstva { $team }, rozhodčí a pořadatelé
        [captains] kapitáni, rozhodčí a pořadatelé
        [replaced] kapitán a nahrazený hráč družstva { $team }
       *[between] vy jako kapitán
    }

mail-season-subject = { $season ->
    [up] { $team } postupuje: { $event }
    [stays] { $team } zůstává ve své divizi: { $event }
    [down] { $team } sestupuje: { $event }
   *[several] Postupy a sestupy vašich družstev: { $event }
 }
mail-season-body =
    { $season ->
        [up] Družstvo { $team } skončilo ve své skupině na { $place }. místě ({ $event }) a postupuje: příští sezonu hraje divizi { $division }. Rozhodnutí: { $by }.
        [stays] Družstvo { $team } skončilo ve své skupině na { $place }. místě ({ $event }) a zůstává v divizi { $division }. Rozhodnutí: { $by }.
        [down] Družstvo { $team } skončilo ve své skupině na { $place }. místě ({ $event }) a sestupuje: příští sezonu hraje divizi { $division }. Rozhodnutí: { $by }.
       *[several] O postupech a sestupech je rozhodnuto: { $event }. Jste kapitánem více družstev, na stránce najdete, kde bude které hrát. Rozhodnutí: { $by }.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-replacement-subject = { $replacement ->
    [asked] { $team } potřebuje náhradníka na { $board }. šachovnici: { $event }
    [asked-team] { $team } chce nahradit hráče { $player }: { $event }
    [asked-you] Má za vás hrát náhradník: { $event }
    [named] Náhradník čeká na vaše rozhodnutí: { $event }
    [named-you] Jste určeni jako náhradník: { $event }
    [seated] { $substitute } hraje místo hráče { $player }: { $event }
    [seated-you] Hrajete za { $team } na { $board }. šachovnici: { $event }
    [seated-gone] { $substitute } hraje místo vás: { $event }
    [declined] { $player } nebude nahrazen: { $event }
    [declined-withdrawn] Za hráče { $player } nikdo nenastoupí: { $event }
    [begin] { $player } nezahájil všechny partie: { $event }
    [begin-you] Nezahájili jste všechny partie: { $event }
    [lost] { $board }. šachovnice je prohraná: { $event }
    [taken] Náhrada je vzata zpět: { $event }
    [lapsed] Náhradník nebyl určen: { $event }
    [lapsed-withdrawn] Za hráče { $player } nikdo nenastoupí: { $event }
    [applied] Statut náhradníka čeká na váš souhlas: { $event }
    [consented] První souhlas máte: { $event }
    [granted] Máte statut náhradníka: { $event }
   *[refused] Statut náhradníka byl zamítnut: { $event }
 }
mail-replacement-body =
    { $replacement ->
        [asked] { $by } žádá družstvo { $team } o náhradníka za hráče { $player } na { $board }. šachovnici v turnaji { $event }. Určete ho do { $until }.
        [asked-team] { $by } žádá o náhradu hráče { $player } z družstva { $team } na { $board }. šachovnici v turnaji { $event }.
        [asked-you] { $by } žádá, aby za vás na { $board }. šachovnici družstva { $team } v turnaji { $event } dohrál náhradník. Dokud rozhodčí nerozhodne, jsou partie vaše.
        [named] { $by } určuje, že { $substitute } má hrát místo hráče { $player } za družstvo { $team } na { $board }. šachovnici v turnaji { $event }. Rozhodněte.
        [named-you] { $by } určuje, že máte hrát místo hráče { $player } za družstvo { $team } na { $board }. šachovnici v turnaji { $event }. Rozhoduje rozhodčí turnaje; pokud hrát nechcete, řekněte to hned kapitánovi.
        [seated] { $substitute } hraje od { $from } za družstvo { $team } na { $board }. šachovnici v turnaji { $event } místo hráče { $player }.
        [seated-you] Od { $from } hrajete za družstvo { $team } na { $board }. šachovnici v turnaji { $event } místo hráče { $player }. Nedohrané partie jsou vaše, s časem tak, jak je na hodinách{ $handicap ->
            [no] .
           *[yes] {""}, s hendikepem { mail-days } v každé.
        }
        [seated-gone] { $substitute } hraje od { $from } za družstvo { $team } na { $board }. šachovnici v turnaji { $event } místo vás. Nedohrané partie už nejsou vaše.
        [declined-withdrawn] { $by } rozhodl(a), že za hráče { $player } z družstva { $team } na { $board }. šachovnici v turnaji { $event } nikdo nenastoupí. Na partie se teď vztahují pravidla o vystoupení; co to znamená, najdete na stránce.
        [declined] { $by } zamítá náhradu hráče { $player } z družstva { $team } na { $board }. šachovnici v turnaji { $event }.
        [begin] { $player } nezahájil všechny partie za družstvo { $team } na { $board }. šachovnici v turnaji { $event }. Nezmění-li se to do { $until } a není-li určen náhradník, mohou být partie na této šachovnici prohrány.
        [begin-you] Nezahájili jste všechny partie za družstvo { $team } na { $board }. šachovnici v turnaji { $event }. Udělejte prosím první tahy: po { $until } mohou být partie na této šachovnici prohrány.
        [lost] { $player } včas nezahájil všechny partie: { $by } rozhodl, že { $team } prohrává nedohrané partie na { $board }. šachovnici v turnaji { $event }.
        [taken] { $by } bere zpět náhradu hráče { $player } z družstva { $team } na { $board }. šachovnici v turnaji { $event }: { $player } hraje dál.
        [lapsed] { $team } neurčilo včas náhradníka za hráče { $player } na { $board }. šachovnici v turnaji { $event }. O dalším rozhodne rozhodčí turnaje.
        [lapsed-withdrawn] { $team } neurčilo včas náhradníka za hráče { $player } na { $board }. šachovnici v turnaji { $event }. Na partie se teď vztahují pravidla o vystoupení; co to znamená, najdete na stránce.
        [applied] { $substitute } hraje za družstvo { $team } na { $board }. šachovnici v turnaji { $event } místo hráče { $player } a žádá o statut náhradníka, se kterým se mu započtou všechny partie.
        [consented] { $by } souhlasí s vaším statutem náhradníka v turnaji { $event }. Je třeba ještě jeden souhlas.
        [granted] V turnaji { $event } máte statut náhradníka: do ratingu se vám započtou všechny partie za { $team }.
       *[refused] { $by } zamítá váš statut náhradníka v turnaji { $event }: započtou se vám jen výsledky, které jsou pro váš rating příznivé.
    }

    { $has_text ->
        [yes] Důvod:

            { $text }
       *[no] {""}
    }

mail-consent-subject = { $consent ->
    [planned] Žádost o souhlas: { $event }
    [agreed] Výkonný výbor souhlasí: { $event }
    [disagreed] Výkonný výbor vzal souhlas zpět: { $event }
    [replanned] Výkonný výbor má souhlasit znovu: { $event }
    [asked] Žádost o souhlas: { $event }
    [lapsed] Ratingový komisař má souhlasit znovu: { $event }
    [brought] Žádost o souhlas: { $event }
    [given] { $event } se bude počítat do ratingu
    [counted] { $event } se bude počítat do ratingu
   *[taken] { $event } se do ratingu zatím nepočítá
 }
mail-consent-body =
    { $consent ->
        [planned] Komisař titulových turnajů vypsal { $event }. Finále mistrovství světa se plánuje po dohodě s Výkonným výborem (TR-1.0.4): dokud za výbor nesouhlasíte, nelze nikoho přihlásit.
        [agreed] Výkonný výbor souhlasí s turnajem { $event } (TR-1.0.4). Hráče lze přihlašovat.
        [disagreed] Výkonný výbor vzal zpět souhlas s turnajem { $event } (TR-1.0.4). Bez něj nelze nikoho přihlásit ani zveřejnit startovní listiny.
        [replanned] Vypsání turnaje { $event } se změnilo poté, co s ním Výkonný výbor souhlasil (TR-1.0.4). Dokud výbor nesouhlasí znovu, nelze nikoho přihlásit ani zveřejnit startovní listiny.
        [lapsed] Vypsání turnaje { $event } se změnilo poté, co ratingový komisař souhlasil s jeho ratingem (TR-9.2). Než se zveřejní startovní listiny, musí souhlasit znovu.
        [asked] Federace vypsala ratingovaný národní turnaj { $event }. Do ratingu se počítá jen se souhlasem ratingového komisaře (TR-9.2) a bez něj nelze zveřejnit startovní listiny.
        [brought] Ratingovaný národní turnaj { $event } byl převeden i s partiemi. Do ratingu se počítají jen se souhlasem ratingového komisaře (TR-9.2).
        [counted] Ratingový komisař souhlasí s tím, aby se { $event } počítal do ratingu (TR-9.2). Partie se počítají od příští listiny.
        [given] Ratingový komisař souhlasí s tím, aby se { $event } počítal do ratingu (TR-9.2). Startovní listiny můžete zveřejnit.
       *[taken] Ratingový komisař vzal zpět souhlas s ratingem turnaje { $event } (TR-9.2). Bez něj nelze zveřejnit startovní listiny, ledaže se turnaj do ratingu počítat nebude.
    }

mail-event-reopened-subject = Tabulky turnaje { $event } jsou znovu otevřené
mail-event-reopened-body =
    Konečné tabulky turnaje { $event } byly vzaty zpět, aby se v nich ještě mohla projevit oprava.
    Pořadí a normy se spočítají znovu, až budou tabulky potvrzeny.

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-newcomer-subject = { $reader ->
    [newcomer] Hrajete místo hráče { $player }: { $event }
    [replaced] { $newcomer } hraje místo vás: { $event }
   *[official] { $newcomer } hraje místo hráče { $player }: { $event }
 }
mail-newcomer-body =
    { $reader ->
        [newcomer] V turnaji { $event } hrajete místo hráče { $player }: převzali jste startovní číslo a barvy a máte plný čas. Podívejte se prosím brzy na své partie: možná už jste na tahu. Přejeme hodně úspěchů.
        [replaced] V turnaji { $event } hraje místo vás { $newcomer }. Vaše přihláška byla vzata zpět a partie v tomto turnaji už nejsou vaše. Kdo rozhodl: { $by }.
       *[official] V turnaji { $event } hraje { $newcomer } místo hráče { $player }, který ještě netáhl. Kdo rozhodl: { $by }.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-event-cancelled-subject = Turnaj se nekoná: { $event }
mail-event-cancelled-body =
    Turnaj { $event } je zrušen a nekoná se.

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-gap-subject = K rozhodnutí: doba, po kterou server neběžel
mail-gap-body =
    Od { $from } do { $until } server neběžel, nebo měl špatný čas.

    Dokud nerozhodnete, nikdo neprohraje na čas. Vraťte tu dobu všem běžícím partiím, nebo ji nechte
    započítat.

mail-link-gap = K rozhodnutí
mail-claim-to-rule-subject = Reklamace čeká na vaše rozhodnutí: { $white } – { $black }
mail-claim-to-rule-body =
    V partii { $white } – { $black } někdo reklamuje { mail-claim } a server o tom rozhodnout neumí.
    Hodiny do vašeho rozhodnutí stojí.

    - Turnaj: { $event }, partie { $game }

mail-claim-rejected-subject = Reklamace nebyla uznána: { $opponent }
mail-claim-rejected-body =
    { $opponent } reklamuje { mail-claim }. Reklamace nebyla správná a hra pokračuje.

    { $offer ->
        [yes] Platí jako nabídka remízy, kterou můžete přijmout.
       *[no] Nemusíte nic dělat.
    }

    - Turnaj: { $event }, partie { $game }
    - Pravidlo: { $rule }

mail-claim-ruled-subject = Reklamace { $verdict ->
    [upheld] uznána
   *[rejected] zamítnuta
 }: { $opponent }
mail-claim-ruled-body =
    Rozhodčí { $whose ->
        [mine] vaši reklamaci
       *[theirs] reklamaci soupeře ({ $opponent })
    } { $verdict ->
        [upheld] uznává
       *[rejected] zamítá
    }. Šlo o { mail-claim }.

    { $verdict ->
        [upheld] Partie skončila.
       *[rejected] Hraje se dál a hodiny zase běží. Čas čekání se nezapočítá.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }, partie { $game }
    - Pravidlo: { $rule }

mail-game-ended-subject = { $outcome ->
    [won] Vyhráli jste: { $opponent }
    [lost] Prohra: { $opponent } získává bod
    [drawn] Remíza: { $opponent }
   *[other] Konec partie: { $opponent }
 }
mail-game-ended-body =
    { mail-reason } { $outcome ->
        [won] Bod je váš: gratulujeme.
        [lost] Bod získává { $opponent }. Děkujeme za partii.
        [drawn] Každý má půl bodu. Děkujeme za partii.
       *[other] Děkujeme za partii.
    }

    - Výsledek: { $score }
    - Turnaj: { $event }, partie { $game }
    - Pravidlo: { $rule }
mail-reason = { $reason ->
    [checkmate] { $by ->
        [mine] Dali jste mat.
       *[theirs] { $opponent } vám dává mat.
     }
    [resignation] { $by ->
        [mine] Vzdali jste se.
       *[theirs] { $opponent } se vzdává.
     }
    [stalemate] Pat: žádný přípustný tah, a šach to není.
    [dead_position] Mrtvá pozice: mat už nemůže dát nikdo.
    [agreement] Dohodli jste se na remíze.
    [time_forfeiture] { $by ->
        [mine] Vypršel vám čas.
       *[theirs] Soupeři ({ $opponent }) vypršel čas.
     }
    [silence] { $by ->
        [mine] Netáhli jste už 40 dní.
       *[theirs] Soupeř ({ $opponent }) netáhl už 40 dní.
     }
    [repetition] Stejná pozice vznikla potřetí a { $by ->
        [mine] vy jste reklamovali remízu.
       *[theirs] { $opponent } reklamuje remízu.
     }
    [fifty_moves] 50 tahů každé strany bez braní a bez tahu pěšcem a { $by ->
        [mine] vy jste reklamovali remízu.
       *[theirs] { $opponent } reklamuje remízu.
     }
    [tablebase_win] { $by ->
        [mine] Podle databáze koncovek vyhráváte: vaše reklamace je správná.
       *[theirs] Podle databáze koncovek vyhrává { $opponent }: reklamace je správná.
     }
    [tablebase_draw] Podle databáze koncovek je to remíza: { $by ->
        [mine] vaše reklamace je správná.
       *[theirs] reklamace soupeře ({ $opponent }) je správná.
     }
    [count_run_out] { $by ->
        [mine] Dopočítali jste do konce a mat jste nedostali.
       *[theirs] Soupeř ({ $opponent }) dopočítal do konce bez matu.
     }
    [count_mate] { $by ->
        [mine] Dali jste mat, ale při počítání to znamená remízu.
       *[theirs] { $opponent } dává mat, ale při počítání to znamená remízu.
     }
    [adjudication] O výsledku rozhodla adjudikace.
    [recorded] Výsledek byl zjištěn jinde a je zde zapsán.
    [default] { $by ->
        [mine] Rozhodčí rozhodl, že partii prohráváte kontumačně.
        [theirs] Rozhodčí rozhodl, že { $opponent } partii prohrává kontumačně.
       *[nobody] Rozhodčí rozhodl, že partii oba prohráváte kontumačně.
     }
    [cancelled] Partie je zrušena a do ničeho se nepočítá.
   *[other] Partie skončila.
 }

## dovolená a čas

mail-opponent-leave-subject = { $opponent } má dovolenou
mail-opponent-leave-body =
    { $opponent } si bere { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } dovolené. V těchto dnech hodiny soupeře stojí; vaše běží, kdykoli jste na tahu.

    - Od: { $first }
    - Do: { $last }
    - Turnaj: { $event }

mail-opponent-leave-cancelled-subject = { $opponent } ruší dovolenou
mail-opponent-leave-cancelled-body =
    { $opponent } ruší tuto dovolenou. Hodiny v těchto dnech poběží jako jindy.

    - Od: { $first }
    - Do: { $last }
    - Turnaj: { $event }

mail-reminder-silence-subject = { $days ->
    [35] Poslední připomínka, partii brzy prohrajete: { $opponent }
   *[other] { $opponent } čeká na váš tah už { $days } dní
 }
mail-reminder-silence-body =
    { $opponent } čeká na váš tah už { $days } dní. { $days ->
        [14] Nikam nespěcháme, je to jen připomínka.
        [28] { $flag ->
            [none] Potřebujete-li více času, oznamte v partii delší rozmýšlení.
           *[other] Praporek vám spadne dřív, než byste prohráli pro mlčení, a oznámení delšího rozmýšlení ho nezastaví.
        }
       *[35] { $flag ->
            [none] Táhněte prosím, nebo v partii oznamte delší rozmýšlení.
           *[other] Táhněte prosím: praporek vám spadne dřív, než byste prohráli pro mlčení, a oznámení delšího rozmýšlení ho nezastaví.
        }
    }

    { $days ->
        [14] {""}
       *[other] { $flag ->
            [none] Bez tahu i bez oznámení je partie po 40 dnech mlčení prohraná, jakmile začne 41. den.
           *[other] {""}
        }
    }

    { $flag ->
        [none] {""}
       *[other] - Praporek spadne: { $flag }
    }
    - Začátek 41. dne: { $lost }
    - Turnaj: { $event }, partie { $game }

mail-reminder-deadline-subject = Na váš tah zbývá { $span }: { $opponent }
mail-reminder-deadline-body =
    Vaše hodiny běží: na { $number }. tah v partii se soupeřem ({ $opponent }) zbývá { $span }.
    { $ends ->
        [silence] Pak prohrajete pro mlčení, pokud neoznámíte delší rozmýšlení.
       *[flag] Pak vám spadne praporek.
    }

    { $left ->
        [none] {""}
       *[other] - Váš čas: { mail-clock }
    }
    { $ends ->
        [silence] - Prohra pro mlčení: { $deadline }
       *[flag] - Praporek spadne: { $deadline }
    }
    - Turnaj: { $event }, partie { $game }

mail-flag-fell-subject = { $whose ->
    [mine] Spadl vám praporek
   *[theirs] Soupeři spadl praporek: { $opponent }
 }
mail-flag-fell-body =
    { $whose ->
        [mine] V partii se soupeřem ({ $opponent }) vám vypršel čas. V tomto turnaji teď může soupeř reklamovat výhru; do té doby nikdo nesmí táhnout.
       *[theirs] Soupeři ({ $opponent }) vypršel čas. V tomto turnaji server partii sám neukončí: teď můžete reklamovat výhru.
    }

    - Kdy: { $at }
    - Turnaj: { $event }, partie { $game }

# Co rozhodnutí rozhodčího udělalo s partií; $whose hodin se týká.
mail-directed-subject = { $what ->
    [added] Přičtený čas: { $opponent }
    [given] Vrácený čas: { $opponent }
    [counted] Úprava počtu tahů: { $opponent }
    [stopped] Hodiny stojí: { $opponent }
    [resumed] Hodiny zase běží: { $opponent }
    [adjudication] O vaší partii rozhodnou adjudikátoři: { $opponent }
    [replaced] Ve vaší partii hraje náhradník: { $opponent }
    [newcomer] Máte nového soupeře: { $opponent }
   *[reinstated] Vaše partie pokračuje: { $opponent }
 }
mail-directed-body =
    { $what ->
        [added] { $whose ->
            [mine] Rozhodčí přičetl { mail-days } k vašemu spotřebovanému času.
           *[theirs] Rozhodčí přičetl { mail-days } k času, který spotřeboval soupeř ({ $opponent }).
        }
        [given] { $whose ->
            [mine] Rozhodčí vám vrátil { mail-days }.
           *[theirs] Rozhodčí vrátil { mail-days } soupeři ({ $opponent }).
        }
        [counted] Rozhodčí upravil počet tahů do příští časové kontroly.
        [stopped] Rozhodčí zastavil oboje hodiny v partii se soupeřem ({ $opponent }). Než je zase spustí, nikdo nesmí táhnout.
        [resumed] Rozhodčí znovu spustil hodiny v partii se soupeřem ({ $opponent }). Čas, kdy stály, se nezapočítá.
        [replaced] Proti vám teď hraje náhradník: { $opponent }. Pozice, barvy, nabídky i čas zůstávají, jak jsou.
        [newcomer] Místo hráče, který ještě netáhl, proti vám teď hraje { $opponent }. Barvy i váš čas zůstávají, jak jsou.
        [adjudication] Partie se soupeřem ({ $opponent }) se už nehraje: o výsledku rozhodnou adjudikátoři.
       *[reinstated] Rozhodčí obnovil partii se soupeřem ({ $opponent }): hraje se dál a čas od jejího konce se nezapočítá.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }, partie { $game }
    - Kdo rozhodl: { $official }{ $cites ->
        [rule] {" "}({ $rule })
       *[none] {""}
    }

mail-position-restored-subject = Ve vaší partii se obnovuje pozice: { $opponent }
mail-position-restored-body =
    Rozhodčí ({ $director }) rozhodl, odkud se vaše partie se soupeřem ({ $opponent }) hraje dál: z pozice před chybou.

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

    - Pozice: { $position }
    - Pravidlo: { $rule }
    - Turnaj: { $event }, partie { $game }

mail-outage-credited-subject = Čas vrácený za výpadek: { $event }
mail-outage-credited-body =
    Posthorn byl nějakou dobu nedostupný. Ten čas se vám nezapočítá.

    - Vráceno v každé partii: { $credited }
    - Od: { $from }
    - Do: { $until }
    - Turnaj: { $event }

mail-adjudication-due-subject = Turnaj končí, zbývá adjudikace ({ $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
 }): { $event }
mail-adjudication-due-body =
    Turnaj brzy končí a { $games ->
        [one] jedna vaše partie se ještě hraje
        [few] { $games } vaše partie se ještě hrají
       *[other] { $games } vašich partií se ještě hraje
    }. Rozhodne adjudikace: žádejte výhru, nebo remízu, a odevzdejte rozbor.

    - Turnaj: { $event }
    - Do: { $on }

mail-adjudication-director-subject = { $event } končí, k adjudikaci: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
 }
mail-adjudication-director-body =
    Nastal den, kdy { $event } končí. { $games ->
        [one] Jedna partie není dohraná a čeká na adjudikaci.
        [few] { $games } partie nejsou dohrané a čekají na adjudikaci.
       *[other] { $games } partií není dohraných a čeká na adjudikaci.
    }

    - Turnaj: { $event }
    - Den: { $on }

mail-clocks-started-subject = Hodiny běží: { $event }
mail-clocks-started-body =
    V turnaji { $event } se rozběhly hodiny { $games ->
        [one] ve vaší partii
        [few] ve vašich { $games } partiích
       *[other] ve vašich { $games } partiích
    }. Kde máte bílé, je první tah na vás.

    - Start: { $starts }

mail-leave-ended-subject = Vaše dovolená skončila
mail-leave-ended-body =
    Vítejte zpět! Vaše dovolená skončila, a kde jste na tahu, běží zase vaše hodiny. Hrajete { $games ->
        [one] jednu partii
        [few] { $games } partie
       *[other] { $games } partií
    }.

mail-warned-subject = { $decision ->
    [order] Příkaz rozhodčího turnaje: { $event }
    [revoke] Rozhodnutí o vás bylo odvoláno: { $event }
   *[warn] Napomenutí rozhodčího turnaje: { $event }
 }
mail-warned-body =
    { $decision ->
        [order] Rozhodčí ({ $director }) vám ukládá napravit, co je uvedeno níže.
        [revoke] Rozhodčí ({ $director }) bere zpět dřívější rozhodnutí, které se vás týká.
       *[warn] Rozhodčí ({ $director }) vás napomíná.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }
    - Pravidlo: { $rule }

mail-director-letter-subject = { $title }
mail-director-letter-body =
    Rozhodčí turnaje { $event } ({ $director }) píše:

    { $text }

## podání

# $case je query, message_report, publication, conduct nebo appeal. Co bylo nahlášeno, je jen na stole rozhodčího.
mail-case = { $case ->
    [message_report] vaše nahlášení zprávy
    [publication] vaše nahlášení stránky
    [conduct] vaše stížnost na chování
    [appeal] vaše odvolání
   *[query] váš dotaz
 }

# Tomu, kdo rozhoduje.
mail-case-opened-subject = { $case ->
    [message_report] { $player } nahlašuje zprávu
    [publication] { $player } nahlašuje stránku
    [conduct] { $player } si stěžuje na něčí chování
    [appeal] { $player } se odvolává proti rozhodnutí
   *[query] Dotaz: { $player }
 }
mail-case-opened-body =
    { $case ->
        [message_report] { $player } nahlašuje zprávu od soupeře a už ji nevidí. Najdete ji na stole rozhodčího.
        [publication] { $player } nahlašuje stránku, na které jsou prý běžící partie. Její adresu najdete na stole rozhodčího.
        [conduct] { $player } si stěžuje na něčí chování. Stížnost najdete na stole rozhodčího; koho se týká, ten se o ní nedozví.
        [appeal] { $player } se odvolává proti rozhodnutí. O odvolání rozhodnou funkcionáři, ne ten, kdo rozhodnutí vydal.
       *[query] { $player } má dotaz a čeká na vaši odpověď.
    }

    { $has_text ->
        [yes] { $player } píše:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }

mail-case-written-subject = { $player } píše znovu{ $case ->
    [message_report] {" "}k nahlášené zprávě
    [publication] {" "}k nahlášené stránce
    [conduct] {" "}ke stížnosti na chování
    [appeal] {" "}k odvolání
   *[query] {""}
 }
mail-case-written-body =
    { $player } píše znovu a čeká na vaši odpověď.

    { $has_text ->
        [yes] { $player } píše:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }

# Tomu, od koho podání je.
mail-case-answered-subject = Odpověď na { mail-case }
mail-case-answered-body =
    { $official } odpovídá na { mail-case }.

    { $has_text ->
        [yes] Odpověď:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }

# $ruling je u odvolání upheld, dismissed nebo changed, jinak decided.
mail-case-decided-subject = { $ruling ->
    [upheld] Vaše odvolání: rozhodnutí platí
    [dismissed] Vaše odvolání se nepřijímá
    [changed] Vaše odvolání: rozhodnutí je změněno
   *[decided] Rozhodnutí k podání: { mail-case }
 }
mail-case-decided-body =
    { $ruling ->
        [upheld] Rozhodnutí funkcionáře ({ $official }) o podání „{ mail-case }“: původní rozhodnutí platí.
        [dismissed] Rozhodnutí funkcionáře ({ $official }) o podání „{ mail-case }“: nepřijímá se.
        [changed] Rozhodnutí funkcionáře ({ $official }) o podání „{ mail-case }“: původní rozhodnutí se mění jiným.
       *[decided] Rozhodčí ({ $official }) rozhodl o podání „{ mail-case }“. Podání je uzavřeno.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }

## ratings

mail-rating-replaced-subject = { $whose ->
    [own] Váš rating v listině { $quarter }
   *[other] { $player }: rating v listině { $quarter }
 }
mail-rating-replaced-body =
    { $whose ->
        [own] Váš nový rating byl zjevně nepřiměřený. Ratingový komisař ho nahradil ratingem z partií daného období podle vzorce pro první rating (RAT-16).
       *[other] Nový rating hráče ({ $player }) byl zjevně nepřiměřený. Ratingový komisař ho nahradil ratingem z partií daného období podle vzorce pro první rating (RAT-16).
    }

    - Listina: { $quarter }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-start-rating-corrected-subject = { $whose ->
    [own] Váš startovní rating: { $event }
   *[other] { $player }, startovní rating: { $event }
 }
mail-start-rating-corrected-body =
    { $whose ->
        [own] Ratingový komisař opravil rating, který se vám počítá od začátku turnaje (TR-9.4).
       *[other] Ratingový komisař opravil rating, který se hráči ({ $player }) počítá od začátku turnaje (TR-9.4).
    }

    - Turnaj: { $event }
    - Startovní rating: { $rating }
    - Listina: { $quarter }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-rating-list-pool = { $pool ->
    [chess960] Chess960
   *[other] šach
 }

mail-rating-list-subject = { $late ->
    [yes] Opožděná ratingová listina { $quarter }, { mail-rating-list-pool }
   *[no] K rozhodnutí: ratingová listina { $quarter }, { mail-rating-list-pool }
 }
mail-rating-list-body =
    { $late ->
        [yes] Ratingová listina je spočítána a čeká na vaše rozhodnutí. K dispozici měla být dva týdny před začátkem platnosti (TR-9.5).
       *[no] Ratingová listina je spočítána a čeká na vaše rozhodnutí. Zkontrolujte ji, podle potřeby opravte a zveřejněte. K dispozici musí být dva týdny před začátkem platnosti (TR-9.5).
    }

    - Listina: { $quarter }, { mail-rating-list-pool }
    - K dispozici nejpozději: { $available }
    - Platí od: { $effective }

## tituly

# Zkratka jako v seznamech; výchozí je MKŠ.
mail-award = { $award ->
    [WCCC] Mistr světa v korespondenčním šachu
    [LWCCC] Mistryně světa v korespondenčním šachu
    [IA] Mezinárodní rozhodčí
    [GM] Velmistr
    [SIM] Senior International Master
    [IM] Mezinárodní mistr
    [CCM] Mistr korespondenčního šachu
    [CCE] Expert korespondenčního šachu
    [LGM] Velmistryně
    [LIM] Mezinárodní mistryně
   *[other] Čestný titul Mistr korespondenčního šachu
 }

mail-title-subject = { $whose ->
    [mine] { $step ->
        [proposed] Návrh titulu pro vás: { mail-award }
        [published] Lze podat námitky: { mail-award }
        [confirmed] Váš titul je potvrzen: { mail-award }
        [refused] Titul se neuděluje: { mail-award }
        [revoked] Váš titul je odebrán: { mail-award }
        [revocation] Návrh na odebrání vašeho titulu: { mail-award }
       *[kept] Váš titul zůstává: { mail-award }
     }
   *[theirs] { $step ->
        [proposed] { $player }: návrh titulu
        [published] { $player }: lze podat námitky
        [confirmed] { $player }: titul je potvrzen
        [refused] { $player }: titul se neuděluje
        [revoked] { $player }: titul je odebrán
        [revocation] { $player }: návrh na odebrání titulu
       *[kept] { $player }: titul zůstává
     }
 }
mail-title-body =
    { $step ->
        [proposed] Je navržen titul. Funkcionář ho posoudí a rozhodne; nic dalšího není třeba.
        [published] Návrh je zveřejněn i s odůvodněním. Námitku může podat kdokoli do { $until }; potom rozhodne funkcionář.
        [confirmed] Titul je potvrzen a platí. Pro normy soupeřů se počítá v turnajích, které začnou po potvrzení (TR-10.10).
        [refused] Titul se neuděluje.
        [revoked] Titul je odebrán. Startovní listiny zůstávají, jak jsou.
        [revocation] Je navrženo odebrat titul. Posoudí to funkcionář a rozhodne; do té doby titul platí.
       *[kept] Titul zůstává: nebude odebrán.
    }

    - Hráč: { $player }
    - Titul: { mail-award }
    { $cycle ->
        [none] {""}
       *[other] - Mistrovství: { $cycle }
    }
    - Pravidlo: { $rule }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

## normy a dotazy k pravidlům

# $norm is recorded, corrected or withdrawn; $award is GM, SIM, IM, CCM or CCE.
mail-norm-subject = { $norm ->
    [corrected] Oprava vaší normy { $award }: { $event }
    [withdrawn] Vaše norma { $award } už neplatí: { $event }
   *[recorded] Zapsaná norma { $award }: { $event }
 }
mail-norm-body =
    { $norm ->
        [corrected] Kvalifikační komisař opravil zápis o vaší normě { $award } (TR-10.10).
        [withdrawn] Kvalifikační komisař vaši normu { $award } zrušil. Do titulu se už nepočítá (TR-10.10).
       *[recorded] Kvalifikační komisař vám zapsal normu { $award }. Počítá se spolu s vašimi ostatními normami (TR-10.10).
    }

    - Turnaj: { $event }
    - Partie: { $played }
    - Zdroj: { $source }

    { $has_text ->
        [yes] Důvody:

            { $text }
       *[no] {""}
    }

# $question is asked (to officers) or answered (to whoever asked); $federation is three letters, “none” of a
# director.
mail-rules-question-subject = { $question ->
    [answered] { $article }: odpověď na váš dotaz k pravidlům
   *[asked] { $article }: dotaz k pravidlům
 }
mail-rules-question-body =
    { $question ->
        [answered] Na váš dotaz k pravidlům přišla odpověď ({ $by }). Je zveřejněna u článku { $article } (LAW-0-gaps).
       *[asked] { $federation ->
            [none] { $by } se jako rozhodčí ptá na to, co pravidla neříkají. Vaše odpověď se zveřejní (LAW-0-gaps).
           *[other] { $by } se za { $federation } ptá na to, co pravidla neříkají. Vaše odpověď se zveřejní (LAW-0-gaps).
        }
    }

        { $text }

## stránky s rozehranými partiemi

# $page is consented, refused or taken_back (to the page’s player); the default asks an opponent.
mail-page-subject = { $page ->
    [consented] Souhlas s vaší stránkou: { $player }
    [refused] Nesouhlas s vaší stránkou: { $player }
    [taken_back] Odvolaný souhlas s vaší stránkou: { $player }
   *[named] Žádost o souhlas se stránkou s rozehranými partiemi: { $player }
 }
mail-page-body =
    { $page ->
        [consented] { $player } souhlasí s tím, že na své stránce zobrazujete vaši společnou rozehranou partii. Co z ní teď smíte zobrazit, najdete u skupiny (TR-14).
        [refused] { $player } nesouhlasí s tím, že na své stránce zobrazujete vaši společnou rozehranou partii. Zobrazte ji, až skončí (TR-14).
        [taken_back] { $player } už nesouhlasí s tím, že na své stránce zobrazujete vaši společnou rozehranou partii. Odstraňte ji ze stránky, dokud neskončí (TR-14).
       *[named] { $player } chce na vlastní stránce zobrazovat rozehrané partie, i tu s vámi: se zpožděním tří tahů a jen s vaším souhlasem (TR-14). Adresu stránky najdete u skupiny, kde také odpovíte. Bez vaší odpovědi se vaše partie nezobrazuje. Souhlas můžete kdykoli odvolat.
    }

    - Turnaj: { $event }

## games that are played elsewhere

mail-game-report-subject = { $news ->
    [differ] Zaslané výsledky se liší: { $white } – { $black }
   *[sent] { $opponent }: výsledek vaší partie je zaslán
 }
mail-game-report-body =
    { $news ->
        [differ] { $reader ->
            [director] Hráči partie { $white } – { $black }, která se hrála jinde, zaslali výsledky, které se liší. Obě hlášení najdete u sebe na stole: výsledek zapíšete vy (LAW-8.5).
           *[player] { $opponent } hlásí jiný výsledek vaší partie než vy. Je-li chyba ve vašem hlášení, pošlete ho znovu; jinak výsledek zapíše rozhodčí (LAW-8.5).
        }
       *[sent] Soupeř ({ $opponent }) poslal tahy a výsledek vaší partie, která se hrála jinde. Pošlete je také, jako PGN na stránce partie. Na čem se shodnete, platí. Nepošlete-li do { $until } nic, výsledek zapíše rozhodčí (LAW-8.5).
    }

    - Turnaj: { $event }, partie { $game }

mail-score-subject = { $score ->
    [differ] Zápisy se liší: { $white } – { $black }
    [time_exceeded] { $reader ->
        [director] Překročení času? { $white } – { $black }
       *[player] { $opponent } namítá, že jste překročili čas
    }
    [draw] { $reader ->
        [director] Nárok na remízu: { $white } – { $black }
       *[player] { $opponent } si nárokuje remízu
    }
    [sheet_asked] Rozhodčí žádá zápis partie proti soupeři { $opponent } do { $until }
    [position_asked] Rozhodčí žádá pozici partie proti soupeři { $opponent } do { $until }
    [begun_again] Partie proti soupeři { $opponent } začíná znovu
   *[decided] Rozhodčí rozhodl o zápisu partie proti soupeři { $opponent }
 }
mail-score-body =
    { $score ->
        [differ] { $reader ->
            [director] Hráči partie { $white } – { $black } mají v půltahu { $n } v zápisech něco jiného. Oba zápisy najdete vedle sebe na stránce zápisů: který platí, rozhodnete vy, pokud to hráči neopraví sami (LAW-8.1).
           *[player] Soupeř ({ $opponent }) má v půltahu { $n } v zápise něco jiného než vy. Porovnejte ho se svými lístky nebo e-maily. Je-li chyba u vás, opravte ji; jinak rozhodne rozhodčí (LAW-8.1).
        }
        [time_exceeded] { $reader ->
            [director] Hráč partie { $white } – { $black } namítá, že soupeř překročil čas. Dny z obou zápisů najdete na stránce zápisů. Při hře poštou a e-mailem platí překročení, jen když ho potvrdíte (LAW-6.6, TR-8.7a).
           *[player] Soupeř ({ $opponent }) namítá, že jste překročili čas. Platí to, jen když to potvrdí rozhodčí (LAW-6.6, TR-8.7a). Chybí-li ve vašem zápisu tahy s jejich dny, doplňte je.
        }
        [draw] { $reader ->
            [director] Hráč partie { $white } – { $black } si nárokuje remízu (LAW-9.2, LAW-9.3). Tahy najdete na stránce zápisů.
           *[player] Soupeř ({ $opponent }) si nárokuje remízu (LAW-9.2, LAW-9.3). Rozhodne rozhodčí.
        }
        [sheet_asked] Rozhodčí žádá váš zápis partie proti soupeři { $opponent }: do { $until } ho doplňte a na jeho stránce potvrďte, že je úplný (LAW-8.2).
        [position_asked] Úplný zápis partie proti soupeři { $opponent } neexistuje. Než se partie zrekonstruuje, sdělte rozhodčímu do { $until }, co víte: pozici, počet tahů, spotřebované dny a komu běží čas (LAW-8.3).
        [settled] Rozhodčí rozhodl, co v partii proti soupeři { $opponent } platí od půltahu { $n }. Oba zápisy jsou teď stejné (LAW-8.1).
        [dismissed_own] Rozhodčí zamítl vaši námitku v partii proti soupeři { $opponent }.
        [dismissed] Rozhodčí zamítl námitku soupeře ({ $opponent }).
        [period_own] Nelze prokázat, že jste v partii proti soupeři { $opponent } překročili čas. Váš příští tah je prvním tahem dalšího úseku (LAW-8.4).
        [period] Nelze prokázat, že soupeř ({ $opponent }) překročil čas. Jeho příští tah je prvním tahem dalšího úseku (LAW-8.4).
        [begun_again] Partie proti soupeři { $opponent } začala s obrácenými barvami a nebylo v ní ještě deset tahů. Začíná dnes znovu se správnými barvami, zápisy jsou prázdné (LAW-7.1).
       *[played_on] Partie proti soupeři { $opponent } začala s obrácenými barvami a má deset tahů nebo více. Pokračuje s barvami, které má (LAW-7.1).
    }

    { $has_text ->
        [yes] { $score ->
            [time_exceeded] Hráč píše:
            [draw] Hráč píše:
           *[decided] Rozhodčí píše:
        }

            { $text }
       *[no] {""}
    }

    - Turnaj: { $event }, partie { $game }

## suspensions

# $suspension is made; the default is lifted. $rule is an article.
mail-suspension-subject = { $suspension ->
    [made] Zákaz účasti: přihlášky až od { $until }
   *[lifted] Zákaz účasti skončil
 }
mail-suspension-body =
    { $suspension ->
        [made] Funkcionář vám udělil zákaz účasti ({ $rule }). Do turnajů se smíte přihlásit od { $until }. Rozehrané partie pokračují.
       *[lifted] Funkcionář zrušil váš zákaz účasti ({ $rule }). Do turnajů se můžete zase přihlašovat.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

## funkce

mail-office-name = { $role ->
    [director] rozhodčí
    [organiser] pořadatel
    [federation] delegát federace
    [administrator] správce
    [world_tournament_director] světový turnajový ředitel
    [title_commissioner] komisař titulových turnajů
    [non_title_commissioner] komisař ostatních turnajů
    [rating_commissioner] ratingový komisař
    [qualifications_commissioner] kvalifikační komisař
    [appeals_commission] odvolací komise
    [arbitration_commission] arbitrážní komise
    [executive_board] výkonný výbor
    [arbiter_committee] komitét rozhodčích
    [disciplinary_committee] disciplinární výbor
   *[officer] funkcionář
 }
mail-office-subject = { $office ->
    [given] Máte novou funkci: { mail-office-name }
   *[taken] Vaše funkce skončila: { mail-office-name }
 }
mail-office-body =
    { $office ->
        [given] Na serveru Posthorn máte novou funkci: { mail-office-name }. Abyste ji mohli vykonávat, přihlaste se přístupovým klíčem; přidáte si ho v Nastavení.
       *[taken] Na serveru Posthorn už nemáte tuto funkci: { mail-office-name }. Byli jste všude odhlášeni; přihlaste se znovu jako obvykle.
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

## transfers

mail-friendly-started-subject = { $games ->
    [one] Vaše přátelská partie
   *[other] Vaše přátelské partie
 } ({ $opponent }): hodiny běží
mail-friendly-started-body =
    Vaše přátelská partie začala. Soupeř: { $opponent }. Hodně štěstí.

    - Bílými: { $white ->
        [0] žádná partie
       *[other] 1 partie
    }
    - Začátek: { $starts }

mail-challenge-declined-subject = { $opponent } vaši výzvu odmítá
mail-challenge-declined-body =
    { $opponent } s vámi teď přátelskou partii hrát nechce. Zkuste to s někým jiným: výzvu můžete nechat otevřenou pro kohokoli.

mail-friends-subject = { $opponent } vás zve do turnaje { $tournament }
mail-friends-body =
    { $opponent } chystá přátelský turnaj { $tournament } a zve vás do něj. Hraje každý s každým { $games ->
        [one] jednou
       *[other] dvakrát, jednou bílými a jednou černými
    } a do ratingu se nic nezapočítává. Turnaj zahájí { $opponent }; hodiny se spustí nejdříve den poté a přesný čas vám pošleme.

    - Varianta: { $variant ->
        [chess960] Chess960
        [makruk] makruk
       *[chess] klasický šach
    }
    - Čas: { $time }
    - Enginy: { $engines ->
        [yes] povoleny
       *[no] všichni hrají bez nich
    }
    - Přihlásit se můžete do: { $until }

    { $has_text ->
        [yes] { $opponent } píše:

            { $text }
       *[no] {""}
    }

mail-friends-news-subject = { $friends ->
    [off] Turnaj { $tournament } se nekoná
    [struck] V turnaji { $tournament } už nejste
    [enough] { $tournament }: hráčů už je dost
   *[answered] { $tournament }: odpověděli všichni
 }
mail-friends-news-body =
    { $friends ->
        [off] { $opponent } ruší turnaj { $tournament } ještě před zahájením. Žádná jeho partie se hrát nebude.
        [struck] { $opponent } vás ještě před zahájením vyškrtává z turnaje { $tournament }. Žádné partie v něm nemáte.
        [enough] Včetně vás { $n ->
            [few] hrají { $n } hráči
           *[other] hraje { $n } hráčů
        }. Můžete začít hned, nebo počkat na další: hrát jich může až 13.
       *[answered] Všichni, koho jste pozvali, odpověděli: { $n ->
            [one] zatím hrajete jen vy
            [few] hrají { $n } hráči včetně vás
           *[other] hraje { $n } hráčů včetně vás
        }.{ $enough ->
            [yes] {" "}Můžete začít hned, nebo poslat odkaz dalším a počkat.
           *[no] {" "}Turnaj potřebuje aspoň tři hráče: pošlete odkaz dalším.
        }
    }

mail-friends-over-subject = Turnaj { $tournament } skončil
mail-friends-over-body =
    Skončila poslední partie turnaje { $tournament }.

    - První: { $winners }
    - Vaše místo: { $place } z { $n }{ $shared ->
        [yes] , dělené
       *[no] {""}
    }
    - Vaše body: { $points } z { $games }

mail-challenge-subject = { $challenge ->
    [countered] { $opponent } navrhuje jiné podmínky vaší přátelské partie
   *[sent] { $opponent } vás vyzývá k přátelské partii
 }
mail-challenge-body =
    { $challenge ->
        [countered] { $opponent } s vámi hrát chce, ale za jiných podmínek. Hodiny se spustí, jakmile je přijmete.
       *[sent] { $opponent } si s vámi chce zahrát přátelskou partii. Do ratingu se nezapočítává a hodiny se spustí, jakmile výzvu přijmete.
    }

    - Varianta: { $variant ->
        [chess960] Chess960
        [makruk] makruk
       *[chess] klasický šach
    }
    - Čas: { $time }
    - Počet partií: { $games ->
        [one] jedna
       *[other] dvě, jednu bílými, jednu černými
    }
    - Vaše barva: { $side ->
        [white] bílá{ $games ->
            [one] {""}
           *[other] {" "}v první partii
        }
        [black] černá{ $games ->
            [one] {""}
           *[other] {" "}v první partii
        }
       *[drawn] podle losu
    }
    - Enginy: { $engines ->
        [yes] povoleny
       *[no] oba hrajete bez nich
    }
    - Výzva platí do: { $until }

    { $has_text ->
        [yes] { $opponent } píše:

            { $text }
       *[no] {""}
    }

mail-transfer-subject = { $whose ->
    [mine] { $transfer ->
        [asked] Váš přestup z { $old } do { $new }
        [consented] Váš přestup z { $old } do { $new }: souhlas federace
        [objected] Váš přestup z { $old } do { $new }: námitka federace
        [agreed] Váš přestup z { $old } do { $new } je schválen
        [appealed] Vaše odvolání: přestup z { $old } do { $new }
        [allowed] Váš přestup z { $old } do { $new } je povolen
        [refused] Váš přestup z { $old } do { $new } je zamítnut
        [registered] Hrajete nyní za { $new }
       *[other] Váš přestup z { $old } do { $new } je vzat zpět
     }
   *[theirs] { $transfer ->
        [asked] { $player }: přestup z { $old } do { $new }
        [consented] { $player }, přestup z { $old } do { $new }: souhlas federace
        [objected] { $player }, přestup z { $old } do { $new }: námitka federace
        [agreed] { $player }: přestup z { $old } do { $new } je schválen
        [appealed] { $player } se odvolává: přestup z { $old } do { $new }
        [allowed] { $player }: přestup z { $old } do { $new } je povolen
        [refused] { $player }: přestup z { $old } do { $new } je zamítnut
        [registered] { $player } hraje nyní za { $new }
       *[other] { $player }: přestup z { $old } do { $new } je vzat zpět
     }
 }
mail-transfer-body =
    { $transfer ->
        [asked] Hráč žádá o přestup. Obě federace souhlasí, nebo vznesou námitku s odůvodněním (TR-13).
        [consented] Federace souhlasí. Je třeba i souhlasu druhé federace (TR-13).
        [objected] Federace má námitku. Hráč se proti ní může odvolat k Arbitrážní komisi, jejíž rozhodnutí je konečné (TR-13).
        [agreed] Obě federace souhlasí. Ratingový komisař přestup zaregistruje; číslo a historie ratingu zůstávají (TR-13).
        [appealed] Hráč se odvolává proti námitce federace. Rozhodne Arbitrážní komise a její rozhodnutí je konečné (TR-13).
        [allowed] Arbitrážní komise přestup povolila. Ratingový komisař ho zaregistruje (TR-13).
        [refused] Arbitrážní komise přestup zamítla. To je konečné (TR-13).
        [registered] Přestup je zaregistrován. Číslo a historie ratingu zůstávají; už zveřejněné startovní a ratingové listiny se nemění (TR-13).
       *[other] Hráč vzal žádost zpět.
    }

    - Hráč: { $player }
    - Z: { $old }
    - Do: { $new }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

## turnaje odjinud

# $approval is asked or withdrawn (to the World Tournament Director), approved, approved-deposit, refused,
# referred or deposited (to the federation). $until is the last day on which the event can start.
mail-approval-subject = { $approval ->
    [approved] { $event }: schváleno
    [approved-deposit] { $event }: schváleno, až bude složen cenový fond
    [refused] { $event }: neschváleno
    [referred] { $event }: rozhodne Kongres
    [withdrawn] { $event }: žádost je vzata zpět
    [deposited] { $event }: cenový fond je složen
   *[asked] { $event }: turnaj čeká na vaše schválení
 }
mail-approval-body =
    { $approval ->
        [approved] Turnaj { $event } federace { $federation } je schválen (TR-12). Můžete ho vypsat a zvát hráče. Souhlas propadne, nezačne-li turnaj do { $until }.
        [approved-deposit] Turnaj { $event } federace { $federation } je schválen (TR-12). Můžete ho vypsat a zvát hráče. Startovní listiny lze zveřejnit, až bude cenový fond složen u ICCF. Souhlas propadne, nezačne-li turnaj do { $until }.
        [refused] Turnaj { $event } federace { $federation } není schválen (TR-12). Můžete požádat znovu.
        [referred] O turnaji { $event } federace { $federation } rozhodne Kongres (TR-12). O výsledku dostanete zprávu. Do té doby prosím nezvěte žádné hráče.
        [withdrawn] { $federation } vzala zpět žádost o turnaj { $event }. Nic dalšího není třeba.
        [deposited] Cenový fond turnaje { $event } je složen u ICCF. Startovní listiny lze zveřejnit.
       *[asked] { $federation } žádá o schválení turnaje { $event } (TR-12). Můžete ho schválit, zamítnout nebo postoupit Kongresu.
    }

    - Kdo: { $by }

    { $has_text ->
        [yes] Zpráva:

            { $text }
       *[no] {""}
    }

# $lapse is soon or lapsed. $until is the last day on which the event can start.
mail-approval-lapse-subject = { $lapse ->
    [lapsed] { $event }: souhlas propadl
   *[soon] { $event }: souhlas brzy propadne
 }
mail-approval-lapse-body =
    { $lapse ->
        [lapsed] Turnaj { $event } federace { $federation } byl schválen se startem nejpozději { $until } a nebyl vypsán. Souhlas propadl (TR-12). Nezvěte prosím hráče; můžete požádat znovu.
       *[soon] Turnaj { $event } federace { $federation } je schválen, ale ještě není vypsán. Souhlas propadne, nezačne-li turnaj do { $until } (TR-12).
    }

# $import is waits (to officers), approved or refused.
mail-import-subject = { $import ->
    [approved] { $event }: turnaj odjinud je schválen
    [refused] { $event }: turnaj odjinud je zamítnut
   *[waits] { $event }: turnaj odjinud čeká na schválení
 }
mail-import-body =
    { $import ->
        [approved] Turnaj je schválen. Právě se zakládá i se svými partiemi (TR-12).
        [refused] Turnaj je zamítnut. Nic se nezaložilo (TR-12).
       *[waits] Byl poslán turnaj odjinud a čeká na schválení (TR-12).
    }

    - Turnaj: { $event }
    - Partie: { $games }
    - Poslal(a): { $player }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

## vystoupení

mail-withdrawal-to-decide-subject = { $player } žádá o vystoupení
mail-withdrawal-to-decide-body =
    { $player } žádá o vystoupení ze všech turnajů. Důvody i to, co by se při kterém rozhodnutí stalo s
    každou partií, najdete na stole rozhodčího.

mail-withdrawal-requested-subject = { $player } žádá o vystoupení
mail-withdrawal-requested-body =
    Váš soupeř ({ $player }) žádá o vystoupení ze všech turnajů. Rozhodne rozhodčí.

    Do té doby se hraje dál a hodiny běží.

mail-withdrawal-taken-back-subject = { $player } hraje dál
mail-withdrawal-taken-back-body =
    { $player } z turnajů nevystupuje: partie pokračují.

mail-withdrawal-offered-subject = Vaše vystoupení: budete hrát dál?
mail-withdrawal-offered-body =
    Důvody vašeho vystoupení byly přezkoumány a nejsou dostatečné. Máte možnost hrát dál.

    Chcete-li hrát dál, vezměte žádost zpět. Vystoupíte-li přesto, jde o neakceptované vystoupení:
    partie prohrajete, nejméně rok se nesmíte přihlásit do turnaje a potom zaplatíte kauci.

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-withdrawal-decided-subject = { $kind ->
    [death] Zemřel hráč: { $player }
   *[other] Z turnajů vystoupil hráč: { $player }
 }
mail-withdrawal-decided-body =
    { $kind ->
        [death] S lítostí oznamujeme úmrtí hráče: { $player }.
        [accepted] { $player }: vystoupení ze všech turnajů bylo akceptováno.
        [silent] { $player }: tiché vystoupení ze všech turnajů.
       *[unaccepted] { $player }: neakceptované vystoupení ze všech turnajů.
    }

    Co se stane s každou neukončenou partií, najdete na její stránce.

mail-withdrawal-decided-own-subject = { $kind ->
    [accepted] Vaše vystoupení je akceptováno
    [unaccepted] Vaše vystoupení není akceptováno
   *[other] Vystoupili jste ze všech turnajů
 }
mail-withdrawal-decided-own-body =
    { $kind ->
        [accepted] Vaše vystoupení ze všech turnajů bylo akceptováno.
        [unaccepted] Vystoupili jste ze všech turnajů a vaše vystoupení nebylo akceptováno.
       *[other] Přestali jste hrát beze slova: jde o tiché vystoupení ze všech turnajů.
    }

    { $entry ->
        [none] {""}
       *[other] - Do turnajů se smíte přihlásit od: { $entry }
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

mail-withdrawal-abused-subject = { $player }: zneužité vystoupení
mail-withdrawal-abused-body =
    { $player }: zneužití akceptovaného vystoupení. Pět let se nesmí přihlásit do turnaje.

mail-withdrawal-abused-own-subject = Vaše vystoupení: zákaz účasti
mail-withdrawal-abused-own-body =
    Zneužili jste akceptované vystoupení a pět let se nesmíte přihlásit do turnaje.

    { $entry ->
        [none] {""}
       *[other] - Do turnajů se smíte přihlásit od: { $entry }
    }

    { $has_text ->
        [yes] Odůvodnění:

            { $text }
       *[no] {""}
    }

## souhrn

mail-digest-subject = { $n ->
    [one] Novinka z vašich partií
    [few] { $n } novinky z vašich partií
   *[other] { $n } novinek z vašich partií
 }
mail-digest-body = { $n ->
    [one] Od minulého e-mailu přibyla jedna novinka.
    [few] Od minulého e-mailu přibyly { $n } novinky.
   *[other] Od minulého e-mailu přibylo { $n } novinek.
 }
mail-digest-more = { $more ->
    [one] A ještě jedna: najdete ji u svých partií.
    [few] A ještě { $more } další: najdete je u svých partií.
   *[other] A ještě { $more } dalších: najdete je u svých partií.
 }

## části

mail-footer =
    Amici sumus – jsme přátelé.
    Posthorn
mail-footer-settings = Které e-maily vám chodí, si zvolíte zde:

mail-link-number = Zvolit heslo
mail-link-confirm = Potvrdit adresu
mail-link-reset = Nastavit nové heslo
mail-link-passkey = Přidat přístupový klíč
mail-link-game = Otevřít partii
mail-link-answer = Odpovědět na tah
mail-link-message = Odepsat
mail-link-challenge = Prohlédnout výzvu
mail-link-play = Prohlédnout přátelské partie
mail-link-table = Zobrazit tabulku
mail-link-games = Otevřít moje partie
mail-link-event = Otevřít turnaj
mail-link-teams = Otevřít družstva
mail-link-season = Postupy a sestupy
mail-link-letter = Odpovědět
mail-link-replacements = Náhrady
mail-link-entries = Otevřít přihlášky
mail-link-claim = Zobrazit reklamaci
mail-link-desk = Otevřít stůl rozhodčího
mail-link-list = Přejít na listinu
mail-link-player = Zobrazit rating
mail-link-profile = Otevřít stránku hráče
mail-link-titles = Otevřít tituly
mail-link-suspensions = Zobrazit zákazy účasti
mail-link-offices = Kdo má jakou funkci
mail-link-approvals = Otevřít žádosti o schválení
mail-link-rules-questions = Otevřít dotazy k pravidlům
mail-link-imports = Otevřít turnaje odjinud

mail-diagram-legend = Bílý velkými písmeny, černý malými; poslední tah je v závorkách.
mail-diagram-alt = Šachovnice. Bílý: { $white }. Černý: { $black }.

mail-date = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
 } { $year }
mail-moment = { $weekday ->
    [1] po
    [2] út
    [3] st
    [4] čt
    [5] pá
    [6] so
   *[7] ne
 } { $date }, { $time }{ $utc ->
    [same] {" "}UTC
   *[other] {" "}({ $utc })
 }
mail-days = { $n ->
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
 }
mail-hours = { $n ->
    [one] 1 hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
 }
mail-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
 }
mail-moments = méně než minuta
mail-under-a-day = méně než den

## followed: lines of their own, in no mail

line-friendly-game = Přátelská partie { $game }
line-start-lists = Startovní listiny jsou zveřejněny
line-final-tables = Konečné tabulky jsou zveřejněny
line-tables-reopened = Konečné tabulky jsou znovu otevřené
line-cancelled = Turnaj byl zrušen
