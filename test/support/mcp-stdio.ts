import { serveStdio } from '../../service/doors/mcp/stdio.ts'
import { ports } from './ports.ts'

await serveStdio(ports, new URLSearchParams(process.argv[2]))
