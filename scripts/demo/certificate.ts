/** A self-signed certificate for *.demo.example, a name that is never registered. It protects nothing: it serves tests and saved pages on loopback. */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggcH5owavM3jnIw9l
fTDNOmL12n1EWhDMuXyj3zLguzehRANCAAQjFGtO9f8uT+zjVTzCxp2t19HwWMMi
8ETpXiR6+VH8Pn66xeIByhPaxVmZn/ihj2mwf0NlElHogXUasHmXvHfx
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBrTCCAVKgAwIBAgIUKGWKzG2RVokT0mJBTbzqiyWctp4wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMZGVtby5leGFtcGxlMB4XDTI2MTEyMTEwNDkzMFoXDTQ2MTEx
NjEwNDkzMFowFzEVMBMGA1UEAwwMZGVtby5leGFtcGxlMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEIxRrTvX/Lk/s41U8wsadrdfR8FjDIvBE6V4kevlR/D5+usXi
AcoT2sVZmZ/4oY9psH9DZRJR6IF1GrB5l7x38aN8MHowHQYDVR0OBBYEFKNlCte/
gBlA5ashVZzSHzKsv0XsMB8GA1UdIwQYMBaAFKNlCte/gBlA5ashVZzSHzKsv0Xs
MA8GA1UdEwEB/wQFMAMBAf8wJwYDVR0RBCAwHoIOKi5kZW1vLmV4YW1wbGWCDGRl
bW8uZXhhbXBsZTAKBggqhkjOPQQDAgNJADBGAiEAmDxosxwGJN9E/heBriCxe6qr
oYXQI4GAAMOL7yBUbysCIQDolK+Ub1LWCCYIP1gWzDaDHMVLNZoREY+QhPV/e2af
+w==
-----END CERTIFICATE-----
`,
};
