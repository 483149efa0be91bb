import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type Language, languages } from '@did/domain/language'
import { languageHeaders, readLanguage } from '../read-language.ts'
import { type BuiltDocuments, readDocuments } from './documents.ts'
import { hashedAsset, listPageFiles, type PageFile, readPageFile } from './page-files.ts'

export type Build = {
  /**
   * The headers `Content-Language` and `Vary` for each answer that differs between the languages.
   */
  headers: Record<string, string>
  documents: BuiltDocuments
  /** The files of `ownFiles` that this build has, by their names. */
  files: ReadonlyMap<string, PageFile>
}

/** Each build has these files in its language. All other files come from the English build. */
const ownFiles = ['sw.js', 'manifest.webmanifest']
/**
 * This folder of the English build has one folder for each other language, with that language's
 * build.
 */
const translations = 'languages'
/** A build that is complete has this file. */
const lastFile = 'sw.js'
/**
 * A translated build may appear after the node has started. Requests make the node look for new
 * builds at most once in this time.
 */
const pauseMs = 1_000

/** The assets of all languages are in one map, each asset once. */
export class BuiltPages {
  readonly english: Build
  readonly #webDir: string
  readonly #now: () => Date
  readonly #builds = new Map<Language, Build>()
  readonly #assets = new Map<string, PageFile>()
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(webDir: string, now: () => Date) {
    this.#webDir = webDir
    this.#now = now
    this.english = this.#addBuild('en', webDir)
    this.#look()
  }

  /**
   * If the build of the preferred language is not there, returns the build of another language that
   * the request accepts, or the English build.
   */
  chooseBuild(headers: IncomingHttpHeaders): Build {
    this.#look()
    return this.#builds.get(readLanguage(headers, [...this.#builds.keys()])) ?? this.english
  }

  /**
   * Finds an asset by its name in the build of any language, because each name has a hash of the
   * asset's content. If no known build has the asset, the node looks for new builds: another node
   * may have sent a document of a build that this node has not read yet.
   */
  findAsset(name: string): PageFile | null {
    if (!this.#assets.has(name)) this.#look()
    return this.#assets.get(name) ?? null
  }

  /** Only the English build has the files that all languages share. */
  listSharedFiles(): string[] {
    return listPageFiles(this.#webDir).filter((name) => !isTranslation(name) && !isOfBuild(name))
  }

  #look(): void {
    const at = this.#now().getTime()
    if (this.#builds.size === languages.length || at - this.#lookedAt < pauseMs) return
    this.#lookedAt = at
    for (const language of languages) {
      const folder = join(this.#webDir, translations, language)
      if (!this.#builds.has(language) && existsSync(join(folder, lastFile))) this.#addBuild(language, folder)
    }
  }

  #addBuild(language: Language, folder: string): Build {
    const documents = readDocuments(folder)
    const headers = { 'content-language': language, vary: `accept-encoding, ${languageHeaders}` }
    const names = listPageFiles(folder)
    const own = ownFiles.filter((name) => names.includes(name))
    const files = own.map((name): [string, PageFile] => {
      const file = readPageFile(folder, name)
      return [name, { ...file, headers: { ...file.headers, ...headers } }]
    })
    for (const path of names.filter((name) => hashedAsset.test(name) && !this.#assets.has(toAssetName(name))))
      this.#assets.set(toAssetName(path), readPageFile(folder, path))
    const build = { headers, documents, files: new Map(files) }
    this.#builds.set(language, build)
    return build
  }
}

const isTranslation = (name: string) => name.startsWith(`${translations}/`)
const isOfBuild = (name: string) => ownFiles.includes(name) || hashedAsset.test(name)
const toAssetName = (path: string) => path.slice('assets/'.length)
