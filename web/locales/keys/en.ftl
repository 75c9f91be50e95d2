### keys by which programs sign in

keys-lede = Your program, or your federation’s site, signs in with a key instead of your password.
keys-begin = How to begin
keys-description = API documentation
keys-webhooks = Webhooks: get messages instead of asking
keys-new = New key
keys-owner = Owner
keys-owner-federation = { $federation }: everybody who acts for it sees it
keys-owner-own = Mine
keys-name = Name
keys-name-hint = Where you will use it, such as “Phone” or “Club site”.
keys-scopes = What it may do
keys-scope-missing = Choose at least one.
keys-scope-read = Read
keys-scope-read-text = Everything that you can see here, except settings and keys.
keys-scope-play = Play
keys-scope-play-text = Moves, offers, claims, messages and leave. Chess programs sign in with it.
keys-scope-entries = Entries
keys-scope-entries-text = Register players and enter them in events, where you are allowed to.
keys-scope-results = Results
keys-scope-results-text = Report results of your federation’s events.
keys-scope-exports = Exports
keys-scope-exports-text = Request and download files of games and tables.
keys-scope-exports-nightly = With this key your federation’s archive is also made every night, unless you stop that under “Your data”.
keys-days = Valid for
keys-days-hint = Shorter is safer. You can revoke it at any time.
keys-days-n = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
keys-days-ever = Until I revoke it
keys-make = Create key

keys-here = Your key “{ $name }”
keys-key = Key
keys-once = Copy it now: it is shown only once. Anyone who has it can do what it may do.

keys-own = My keys
keys-federations = Keys of { $federation }
keys-none = None yet.
keys-made = Created { $when }
keys-made-by = by player { $id }
keys-used = Last used { $when }
keys-unused = Never used
keys-until = Valid until { $when }
keys-until-revoked = Valid until it is revoked
keys-revoke = Revoke…
keys-revoke-which = Revoke “{ $name }”…
keys-revoke-title = Revoke “{ $name }”?
keys-revoke-text = Every program that uses this key is signed out at once. This cannot be undone.
keys-revoke-action = Revoke key

keys-xfcc = Chess programs (Xfcc)
keys-xfcc-text = Programs such as SCID fetch your games and send your moves. Enter these details in them; a move that a program sends cannot be taken back.
keys-xfcc-address = Server
keys-xfcc-user = User name
keys-xfcc-password = Password
keys-xfcc-key = A key of yours that may play

error-too-many-keys = There are already twenty keys. Revoke one that you do not need.
error-unknown-key = This key no longer exists.
