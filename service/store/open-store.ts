import type { Settings } from '../settings.ts'
import { FileStore } from './file-store.ts'
import type { SnapshotStore } from './snapshot-store.ts'

type Log = (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void

/** PostgreSQL when `databaseUrl` is set, files otherwise. */
export async function openStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>, log: Log): Promise<SnapshotStore> {
  // Loads the PostgreSQL client only when needed.
  return databaseUrl ? new (await import('./postgres-store.ts')).PostgresStore(databaseUrl, log) : new FileStore(dataDir)
}
