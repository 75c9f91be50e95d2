### Mails. The server sends them; the front-end does not load this file.

mail-confirm-subject = Confirm your address for Posthorn
mail-confirm-body =
    Hello,

    somebody, probably you, has opened an account at Posthorn with this address.
    Please confirm it within three days:

    { $link }

    If it was not you, do nothing: without the confirmation the account cannot be used.

mail-taken-subject = There is an account at Posthorn with your address
mail-taken-body =
    Hello,

    somebody, probably you, wanted to open an account at Posthorn with this address.
    There is one already. If you do not know its password, set a new one within one hour:

    { $link }

    If it was not you, nothing has changed and you need do nothing.

mail-reset-subject = Set a new password for Posthorn
mail-reset-body =
    Hello,

    you can set a new password within one hour:

    { $link }

    You will then be signed out everywhere. If you did not ask for this, do nothing:
    your password stays as it is.
