### the account: who one is, and what is kept on this device

account-profile = You
account-name = Name
account-rating = Rating
account-no-rating = not rated yet
account-title = Title
account-no-title = none
account-roles = Roles
role-player = Player
role-director = Tournament director
role-organiser = Organiser
role-officer = Officer
role-federation = Federation
prefs = On this device
prefs-note = These choices are kept in this browser only.
theme = Appearance
theme-auto = As the device
theme-light = Light
theme-dark = Dark
board-theme = Board
board-airmail = Airmail
board-walnut = Walnut
board-green = Green
board-contrast = High contrast
notation = Notation
notation-figurines = Figurines
notation-letters = Letters
notation-example = For example

notation-english = English letters
notation-numbers = Numbers
account-imports = Events from elsewhere
