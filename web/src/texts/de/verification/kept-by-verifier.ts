export const keptByVerifier =
  'Was eine Prüfstelle bestätigt, bleibt in ihren eigenen Unterlagen, auch wenn Sie die Angabe ändern oder Ihr Konto löschen.'
