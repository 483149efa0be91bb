import { useEffect } from 'react'
import { commonTexts } from '../texts/en/frame/common.ts'

/**
 * The name of the screen stands before the product's name in the tab's title. When the screen
 * closes, only the product's name stays there.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${commonTexts.product}`
    return () => {
      document.title = commonTexts.product
    }
  }, [title])
}
