/** Fake FTP server of the employment register: in-memory files and realistic faults. */
import { createServer, type Server, type Socket } from 'node:net'

interface ServedFile {
  bytes: Uint8Array
  /** YYYYMMDDhhmmss */
  date: string
}

export interface RegisterServer {
  readonly url: string
  /** By path, such as `/NOVO CAGED/2026/202605/CAGEDMOV202605.7z`. */
  readonly files: Map<string, ServedFile>
  /** Cuts both connections after this many bytes of the next transfers, once per entry. */
  readonly drops: number[]
  /** Called at the start of a transfer. */
  onTransfer: (path: string, from: number) => void
  /** True when MDTM is supported. */
  knowsDates: boolean
  /** Transfer requests, in order: `RETR path @offset`. */
  readonly transfers: string[]
  close(): Promise<void>
}

export async function registerServer(): Promise<RegisterServer> {
  const sockets = new Set<Socket>()
  const listening = new Set<Server>()

  const control = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let data: Promise<Socket> | undefined
    let offset = 0
    const say = (line: string): void => void (socket.writable && socket.write(`${line}\r\n`))

    function passive(): Promise<number> {
      return new Promise((opened) => {
        const server = createServer()
        listening.add(server)
        data = new Promise((resolve) => {
          server.once('connection', (connection) => {
            sockets.add(connection)
            connection.on('error', () => {})
            connection.on('close', () => sockets.delete(connection))
            server.close(() => listening.delete(server))
            resolve(connection)
          })
        })
        server.listen(0, '127.0.0.1', () => opened((server.address() as { port: number }).port))
      })
    }

    async function send(path: string): Promise<void> {
      const file = register.files.get(path)
      if (!file) {
        say('550 The system cannot find the file specified.')
        return
      }
      const from = offset
      offset = 0
      register.transfers.push(`RETR ${path} @${from}`)
      register.onTransfer(path, from)
      const connection = await data!
      say('150 Opening BINARY mode data connection.')
      const rest = Buffer.from(file.bytes.subarray(from))
      const drop = register.drops.shift()
      if (drop === undefined) connection.end(rest, () => say('226 Transfer complete.'))
      else {
        connection.write(rest.subarray(0, drop), () =>
          setTimeout(() => {
            connection.destroy()
            socket.destroy()
          }, 20),
        )
      }
    }

    async function obey(line: string): Promise<void> {
      const [, command = '', argument = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
      const file = register.files.get(argument)
      switch (command.toUpperCase()) {
        case 'USER':
          return say('331 Anonymous access allowed.')
        case 'PASS':
          return say('230 User logged in.')
        case 'FEAT':
          return say('502 No features.')
        case 'TYPE':
        case 'STRU':
        case 'OPTS':
          return say('200 Ok.')
        case 'EPSV':
          return say('500 Command not understood.')
        case 'PASV': {
          const port = await passive()
          return say(`227 Entering Passive Mode (127,0,0,1,${port >> 8},${port & 255}).`)
        }
        case 'REST':
          offset = Number(argument)
          return say('350 Restarting.')
        case 'SIZE':
          return say(file ? `213 ${file.bytes.length}` : '550 The system cannot find the path specified.')
        case 'MDTM':
          if (!register.knowsDates) return say('502 Command not implemented.')
          return say(file ? `213 ${file.date}` : '550 The system cannot find the path specified.')
        case 'RETR':
          return send(argument)
        case 'QUIT':
          say('221 Goodbye.')
          socket.end()
          return
        default:
          return say('500 Command not understood.')
      }
    }

    say('220 Microsoft FTP Service')
    let pending = ''
    let turn = Promise.resolve()
    socket.on('data', (bytes) => {
      const lines = (pending + bytes.toString('latin1')).split('\r\n')
      pending = lines.pop()!
      for (const line of lines) turn = turn.then(() => obey(line))
    })
  })

  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const { port } = control.address() as { port: number }
  const register: RegisterServer = {
    url: `ftp://127.0.0.1:${port}/pdet/microdados/NOVO%20CAGED`,
    files: new Map(),
    drops: [],
    onTransfer: () => {},
    knowsDates: true,
    transfers: [],
    async close() {
      for (const socket of sockets) socket.destroy()
      for (const server of listening) server.close()
      await new Promise((resolve) => control.close(resolve))
    },
  }
  return register
}
