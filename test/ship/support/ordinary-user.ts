/** The user of the ship lane: the one who runs it, or an ordinary one where that is root. */
import { execFileSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface User {
  readonly uid?: number
  readonly gid?: number
}

const idOf = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))

export const ORDINARY_USER: User = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}

/** Gives a file, or a folder with its contents, to the user of the lane. */
export function giveToUser(path: string): void {
  const { uid, gid } = ORDINARY_USER
  if (uid === undefined || gid === undefined) return
  lchownSync(path, uid, gid)
  if (!statSync(path).isDirectory()) return
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) lchownSync(join(path, name), uid, gid)
}
