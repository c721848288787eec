// This file must parse in any old version of Node, because it prints the required version.
export function refuseOldNode() {
  var parts = process.versions.node.split('.').map(Number);
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) return true;
  process.stderr.write('Node 20.19 or newer is required. This is Node ' + process.versions.node + '.\n');
  process.exitCode = 1;
  return false;
}
