import { useEffect } from 'react'
import { commonTexts } from '../texts/common.ts'

/** The tab's title: what is on screen first, then the product. It goes back to the product alone when the screen is left. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${commonTexts.product}`
    return () => {
      document.title = commonTexts.product
    }
  }, [title])
}
