// Loaded into Tina's own process (tina/server/studio/startTina.ts).
// Tina: reads all records at its start, and stops at one that it cannot read.
// Here: it finds none. It makes its page and the schema; the studio reads and writes the records
// (tina/server/studio/workingCopy.ts).
// Upstream: no report found. Written for @tinacms/graphql 3.0.0 and @tinacms/cli 3.1.0.
import { FilesystemBridge } from '@tinacms/graphql';

// A studio that was killed cannot end this process.
process.once('disconnect', () => process.exit());
// Who listens to the channel keeps the process alive, also one that could not start.
process.channel?.unref();

FilesystemBridge.prototype.glob = async () => [];
