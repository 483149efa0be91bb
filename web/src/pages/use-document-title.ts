import { useEffect } from 'react'
import { commonTexts } from '../texts/en/frame/common.ts'

/**
 * Puts the screen's name before the product's in the tab's title. When the screen closes, only the
 * product's name stays.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${commonTexts.product}`
    return () => {
      document.title = commonTexts.product
    }
  }, [title])
}
