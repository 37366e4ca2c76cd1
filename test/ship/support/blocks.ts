/** The fenced blocks of the documents, with what the lane does with each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Block {
  /** `README.md:14` */
  readonly where: string
  /** Empty for a text that is not code. */
  readonly language: string
  /** A word after the language: where it runs, when that is not plain from the language. */
  readonly in: string
  /** Why it cannot run here; empty for a block that runs. */
  readonly reason: string
  readonly text: string
}

const FENCE = /^```(\w*)(?: ([\w-]+))?(?:: (.+))?\n([\s\S]*?)^```$/gm

export function blocksOf(document: string, name: string): Block[] {
  return [...document.matchAll(FENCE)].map(({ 1: language = '', 2: word = '', 3: reason = '', 4: text = '', index }) => ({
    where: `${name}:${document.slice(0, index).split('\n').length}`,
    language,
    in: word,
    reason,
    text,
  }))
}

/** @param root of the repository. */
export function documentsOf(root: string): string[] {
  const markdownIn = (folder: string): string[] =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [folder === '.' ? name : `${folder}/${name}`] : []))
  return ['README.md', 'README.pt-BR.md', ...['docs', 'engine', 'python', 'dbt', 'spreadsheets', 'samples'].flatMap(markdownIn)]
}

export const allBlocks = (root: string): Block[] =>
  documentsOf(root).flatMap((name) => blocksOf(readFileSync(join(root, name), 'utf8'), name))
