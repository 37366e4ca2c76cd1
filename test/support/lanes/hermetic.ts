/** Setup file of the unit lane: makes every call that starts a process, a thread or a socket throw. */
import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import threads from 'node:worker_threads'

function refuse(kind: string): never {
  throw new Error(`unit tests start no ${kind}: name the file *.integration.test.ts`)
}

const STARTERS = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const
for (const name of STARTERS) Object.assign(childProcess, { [name]: () => refuse(`process (${name})`) })

net.Server.prototype.listen = () => refuse('server (listen)')
net.Socket.prototype.connect = () => refuse('connection (connect)')
dgram.Socket.prototype.bind = () => refuse('server (bind)')

threads.Worker = class {
  constructor() {
    refuse('thread (Worker)')
  }
} as unknown as typeof threads.Worker

syncBuiltinESMExports()
