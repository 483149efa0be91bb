import type { ReactNode } from 'react'
import { commonTexts } from '../../texts/en/frame/common.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** `banners` stand between the header and the page. */
export function Frame({ banners, children }: { banners?: ReactNode; children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:rounded-xl focus:bg-surface focus:p-3"
      >
        {commonTexts.skipToContent}
      </a>
      <Header />
      {banners}
      {/* This part is at least as high as the screen, so that the footer begins below the screen.
       */}
      <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        {children}
      </main>
      <Footer />
    </>
  )
}
