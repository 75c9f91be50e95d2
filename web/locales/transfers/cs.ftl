### přestupy z federace do federace

transfers-lede = Když se přestěhujete do jiné země nebo se stanete jejím občanem, smíte hrát za její federaci. Číslo, rating a tituly zůstanou. Ptáme se obou federací; když vás odmítnou, můžete se odvolat.
transfers-ask = Požádat o přestup
transfers-to = Nová federace
transfers-grounds = Na základě
transfers-grounds-residence = trvalého pobytu v její zemi
transfers-grounds-citizenship = občanství její země
transfers-reason = Důvody
transfers-reason-hint = Čtou je obě federace a funkcionáři.
transfers-send = Požádat obě federace

transfers-none = Žádné přestupy.
transfers-way = { $from } do { $to }
transfers-state-asked = federace jsou dotázány
transfers-state-objected = jedna federace nesouhlasí
transfers-state-appealed = před arbitrážní komisí
transfers-state-agreed = schváleno, čeká na zápis
transfers-state-registered = zapsáno
transfers-state-refused = zamítnuto
transfers-state-taken-back = vzato zpět
transfers-waits = Čeká na: { $whom }.
transfers-waits-federation = { $federation }
transfers-waits-player = hráče, který se může odvolat
transfers-waits-arbitration-commission = arbitrážní komisi
transfers-waits-rating-commissioner = ratingového komisaře
transfers-steps = Co se stalo
transfers-step = { $who }, { $when }

transfers-act-ask = Žádost
transfers-act-consent = { $federation } souhlasí
transfers-act-object = { $federation } nesouhlasí
transfers-act-appeal = Odvolání
transfers-act-allow = Povoleno po odvolání
transfers-act-refuse = Zamítnuto po odvolání
transfers-act-register = Zapsáno
transfers-act-take-back = Vzato zpět

transfers-do-consent = { $federation } souhlasí…
transfers-do-object = { $federation } nesouhlasí…
transfers-do-appeal = Odvolat se…
transfers-do-allow = Povolit…
transfers-do-refuse = Zamítnout…
transfers-do-register = Zapsat…
transfers-do-take-back = Vzít zpět…
transfers-sure-consent = Se souhlasem obou federací bude { $who } hrát za { $to }. Souhlas nelze vzít zpět.
transfers-sure-object = { $who } si vaše důvody přečte a může se odvolat. Souhlasit můžete i později.
transfers-sure-appeal = Arbitrážní komise rozhodne s konečnou platností.
transfers-sure-allow = { $who } bude hrát za { $to }, ať federace řekly cokoli. Je to konečné.
transfers-sure-refuse = { $who } zůstane u { $from }. Je to konečné.
transfers-sure-register = { $who } hraje od této chvíle za { $to }, se stejným číslem a ratingem. Funkce pro { $from } končí.
transfers-sure-take-back = Nic se nezmění: { $who } zůstane u { $from }.
transfers-reason-act-hint = Čte je hráč, obě federace a funkcionáři.

transfers-done = Hotovo.

error-same-federation = Za tuto federaci už hrajete.
error-transfer-open = Máte otevřený přestup: nejprve ho vezměte zpět.
error-transfer-closed = Tento přestup už je uzavřen.
error-own-transfer = O vlastním přestupu nemůžete rozhodovat; požádejte jiného funkcionáře.
error-already-answered = Tato federace už odpověděla.
error-has-answered = Odpovídali jste za federaci: odvolání přenechte jinému funkcionáři.
