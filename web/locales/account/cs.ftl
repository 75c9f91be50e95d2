### the account: who one is, and what is kept on this device

account-profile = O vás
account-name = Jméno
account-rating = Rating
account-no-rating = zatím bez ratingu
account-title = Titul
account-no-title = žádný
account-roles = Role
role-player = hráč
role-director = rozhodčí
role-organiser = pořadatel
role-officer = funkcionář
role-federation = federace
prefs = Na tomto zařízení
prefs-note = Tyto volby zůstávají jen v tomto prohlížeči.
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
board-theme = Šachovnice
board-airmail = Letecká pošta
board-walnut = Ořech
board-green = Zelená
board-contrast = Vysoký kontrast
notation = Notace
notation-figurines = Figurky
notation-letters = Písmena
notation-example = Například

notation-english = Anglická písmena
notation-numbers = Čísla
account-imports = Turnaje odjinud
