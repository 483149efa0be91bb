/**
 * Returns Lighthouse's scores of a page on a phone, and Lighthouse's complaints about each score
 * below 100.
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

export async function score(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error' })
    return Object.values(lhr.categories).map(({ id, score, auditRefs }) => ({
      category: id,
      score: Math.round(score * 100),
      complaints: auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`),
    }))
  } finally {
    await chrome.kill()
  }
}
