import { useEffect } from 'react'
import { commonTexts } from '../texts/en/frame/common.ts'

/** Puts the screen before the product in the tab's title. A closed screen leaves the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${commonTexts.product}`
    return () => {
      document.title = commonTexts.product
    }
  }, [title])
}
