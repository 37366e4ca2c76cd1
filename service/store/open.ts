import type { Settings } from '../settings.ts'
import { FileStore } from './file-store.ts'
import { PostgresStore } from './postgres-store.ts'
import type { SnapshotStore } from './snapshot-store.ts'

type Log = (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void

/** PostgreSQL when an address is set, files otherwise. */
export function openStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>, log: Log): SnapshotStore {
  return databaseUrl ? new PostgresStore(databaseUrl, log) : new FileStore(dataDir)
}
