# Runs a program as a container does: in the file system of an image, which cannot be written but for a folder of data and
# a temporary one, as a user without rights. It sees the network and the processes of this machine.
#
# enter.sh <root> <data> <uid> <gid> <command> [argument]…, in mount names of its own (unshare --mount)
set -e
root=$1 data=$2 uid=$3 gid=$4
shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
# The variables are those of the image. The process ends with the one that started it.
exec chroot "$root" setpriv --reuid "$uid" --regid "$gid" --clear-groups --no-new-privs --inh-caps=-all \
  --bounding-set=-all --pdeathsig KILL env -C /data "$@"
