import { walletTexts } from '../../texts/en/wallet/wallet-words.ts'
import { buttonClass } from '../../ui/button.tsx'

export function InstallLink({ variant }: { variant: 'outline' | 'quiet' }) {
  const { url, get } = walletTexts.install
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant })}>
      {get}
    </a>
  )
}
