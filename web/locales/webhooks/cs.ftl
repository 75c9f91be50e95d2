### webhooky: programy, kterým se hlásí, co se stalo

webhooks-lede = Váš program nebo stránky vaší federace se hned dozvědí, co se stalo, místo aby se stále znovu ptaly.
webhooks-standard = Jak jsou zprávy podepsány (Standard Webhooks)
webhooks-new = Nový webhook
webhooks-url = Adresa
webhooks-url-hint = Adresa https s veřejným jménem.
webhooks-owner = Čí
webhooks-owner-federation = { $federation }: partie všech jejích hráčů
webhooks-owner-own = Můj: moje vlastní partie
webhooks-events = Co se hlásí
webhooks-event-missing = Vyberte alespoň jedno.
webhooks-event-game-ended = Skončila partie
webhooks-event-section-finished = Skončila skupina
webhooks-event-list-published = Vyšla ratingová listina
webhooks-event-test = Zkouška
webhooks-make = Vytvořit webhook

webhooks-here = Tajný klíč vašeho webhooku
webhooks-secret = Tajný klíč
webhooks-once = Zkopírujte ho hned, zobrazí se jen jednou. Váš program podle něj pozná, že zpráva je odsud.

webhooks-all = Webhooky
webhooks-none = Zatím žádný.
webhooks-federations = { $federation }
webhooks-own = můj
webhooks-made = Vytvořen { $when }
webhooks-try = Zkusit
webhooks-try-which = Zkusit { $url }
webhooks-tried = Zpráva je na cestě, do minuty.
webhooks-remove = Odstranit…
webhooks-remove-which = Odstranit { $url }…
webhooks-remove-title = Odstranit tento webhook?
webhooks-remove-text = Na { $url } se už nic neohlásí. Nový webhook dostane jiný tajný klíč.
webhooks-remove-action = Odstranit

webhooks-log = Co se ohlásilo
webhooks-log-hide = Skrýt, co se ohlásilo
webhooks-log-which = Co se ohlásilo na { $url }
webhooks-log-none = Za posledních 30 dní nic.
webhooks-since = { $when }
webhooks-waiting = příští pokus { $when }
webhooks-delivered = převzato
webhooks-given-up = vzdáno
webhooks-tries = { $n ->
    [one] { $n } pokus
    [few] { $n } pokusy
   *[other] { $n } pokusů
 }
webhooks-answers = odpovědi: { $statuses }
webhooks-no-answer = žádná
webhooks-again = Ještě jednou
webhooks-again-which = Ještě jednou: { $what }
webhooks-body = Co se posílá

error-invalid-webhook = Sem nelze hlásit: je třeba adresa https s veřejným jménem na obvyklém portu.
error-too-many-webhooks = Webhooků už je deset. Odstraňte některý, který nepotřebujete.
error-unknown-webhook = Tento webhook už neexistuje.
